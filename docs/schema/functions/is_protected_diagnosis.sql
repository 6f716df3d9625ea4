CREATE OR REPLACE FUNCTION public.is_protected_diagnosis(code_system text, code text, diagnosis_name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (CASE code_system WHEN 'ICD10'::text THEN (COALESCE(upper(code), ''::text) ~ '^(A5[0-9]|A6[0-4]|B2[0-4]|F|N96|O04|O98\.?[1-37]|R75|T74|X[67][0-9]|X8[0-9]|X9[0-9]|Y0[0-9]|Z11\.?[34]|Z20\.?[26]|Z21|Z33\.?2|Z71\.?7)'::text) WHEN 'ICD11'::text THEN (COALESCE(upper(code), ''::text) ~ '^(1A[6-9]|1C6[0-2]|6[A-E]|JA00|PB[89A-Z]|P[CDE]|PF[0-2]|PJ2|QC90\.?6)'::text) ELSE false END OR (diagnosis_name ~* '\m(hiv|plhiv|aids|human immunodeficiency|retroviral|rvd\M|syphili|gonorrh|sexually transmitted|std\M|sti\M|schizo|psychosis|psychotic|bipolar|depressi|anxiety|dementia|self[- ](harm|poison)|suicid|alcohol|opioid|drug dependence|substance|termination of pregnancy|mtp\M|induced abortion|medical abortion|assault|sexual abuse|child abuse|rape\M|domestic violence)'::text));
