// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::files {

struct RecentFile
{
    QString path;
    QDateTime opened = {};
    qint64 rows = -1; // -1: never counted to the end

    bool operator==(const RecentFile &) const = default;
};

inline constexpr qsizetype mostRecent = 12;

// Files that were open in this console, the latest first. Their names only, never their content.
[[nodiscard]] QList<RecentFile> recentFiles(Frame &frame);
void rememberFile(Frame &frame, const QString &path, qint64 rows = -1);
void forgetFile(Frame &frame, const QString &path);

// How files below this folder were arranged, and whatever was made only to be shown. For an account
// that goes.
void forgetFilesBelow(const Frame &frame, const QString &folder);

} // namespace storedesk::ui::files
