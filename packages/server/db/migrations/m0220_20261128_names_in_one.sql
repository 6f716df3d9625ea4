-- expand
-- The parts of a name in one piece: a person may have one name alone, and what is empty leaves no second blank (Q244).
create function name_in_one(variadic parts text[]) returns text language sql stable parallel safe
  return array_to_string(array_remove(parts, ''), ' ');
