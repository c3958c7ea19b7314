-- When an account was used last: nobody knows of those that are there, so that they were used now.
CREATE TABLE IF NOT EXISTS `account_uses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL
);
--> statement-breakpoint
INSERT OR IGNORE INTO `account_uses` (`user_id`, `month`) SELECT `id`, strftime('%Y-%m', 'now') FROM `users`;
--> statement-breakpoint
-- All that people write counts for the quota of bytes, and not their notes alone.
CREATE TRIGGER IF NOT EXISTS `plan_item_bytes_added` AFTER INSERT ON `plan_items` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`item` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `plan_item_bytes_changed` AFTER UPDATE OF `item` ON `plan_items` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`item` AS blob)) - length(CAST(OLD.`item` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `plan_item_bytes_removed` AFTER DELETE ON `plan_items` BEGIN UPDATE `account_sizes` SET `note_bytes` = `note_bytes` - length(CAST(OLD.`item` AS blob)) WHERE `user_id` = OLD.`user_id`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `board_bytes_added` AFTER INSERT ON `boards` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`name` AS blob)) + length(CAST(NEW.`state` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `board_bytes_changed` AFTER UPDATE OF `name`, `state` ON `boards` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`name` AS blob)) + length(CAST(NEW.`state` AS blob)) - length(CAST(OLD.`name` AS blob)) - length(CAST(OLD.`state` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `board_bytes_removed` AFTER DELETE ON `boards` BEGIN UPDATE `account_sizes` SET `note_bytes` = `note_bytes` - length(CAST(OLD.`name` AS blob)) - length(CAST(OLD.`state` AS blob)) WHERE `user_id` = OLD.`user_id`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `saved_search_bytes_added` AFTER INSERT ON `saved_searches` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`name` AS blob)) + length(CAST(NEW.`query` AS blob)) + length(CAST(NEW.`seen_ids` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `saved_search_bytes_changed` AFTER UPDATE OF `name`, `query`, `seen_ids` ON `saved_searches` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`name` AS blob)) + length(CAST(NEW.`query` AS blob)) + length(CAST(NEW.`seen_ids` AS blob)) - length(CAST(OLD.`name` AS blob)) - length(CAST(OLD.`query` AS blob)) - length(CAST(OLD.`seen_ids` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `saved_search_bytes_removed` AFTER DELETE ON `saved_searches` BEGIN UPDATE `account_sizes` SET `note_bytes` = `note_bytes` - length(CAST(OLD.`name` AS blob)) - length(CAST(OLD.`query` AS blob)) - length(CAST(OLD.`seen_ids` AS blob)) WHERE `user_id` = OLD.`user_id`; END;
--> statement-breakpoint
INSERT OR REPLACE INTO `account_sizes` (`user_id`, `note_bytes`) SELECT `user_id`, sum(`bytes`) FROM (SELECT `user_id`, length(CAST(`note` AS blob)) AS `bytes` FROM `bookmarks` WHERE `note` IS NOT NULL UNION ALL SELECT `user_id`, length(CAST(`item` AS blob)) FROM `plan_items` UNION ALL SELECT `user_id`, length(CAST(`name` AS blob)) + length(CAST(`state` AS blob)) FROM `boards` UNION ALL SELECT `user_id`, length(CAST(`name` AS blob)) + length(CAST(`query` AS blob)) + length(CAST(`seen_ids` AS blob)) FROM `saved_searches`) GROUP BY `user_id`;
