-- expand
-- The reports of transactions and of claims open to the roles that see the ledger and the claims behind them.
select grant_right('transaction_report', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('tpa_report', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view", "34": "view"}');
