-- A person can keep thousands of schools: the counts beside the tabs are kept as rows come and go, instead of counted.
CREATE TRIGGER IF NOT EXISTS `bookmarks_counted` AFTER INSERT ON `bookmarks` BEGIN UPDATE `users` SET `bookmark_count` = `bookmark_count` + 1 WHERE `id` = NEW.`user_id`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `bookmarks_uncounted` AFTER DELETE ON `bookmarks` BEGIN UPDATE `users` SET `bookmark_count` = `bookmark_count` - 1 WHERE `id` = OLD.`user_id`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `list_members_counted` AFTER INSERT ON `list_members` BEGIN UPDATE `lists` SET `member_count` = `member_count` + 1 WHERE `id` = NEW.`list_id`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `list_members_uncounted` AFTER DELETE ON `list_members` BEGIN UPDATE `lists` SET `member_count` = `member_count` - 1 WHERE `id` = OLD.`list_id`; END;
