// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace storedesk::jobs {

// What a look at a file says about importing it. Any thread may look; the window never does.
struct FileReport
{
    QString path;
    QString problem = {}; // why it cannot be sent; empty: it can
    qint64 size = 0;
    QString encoding = {}; // when it is another than UTF-8
    QString delimiter = {}; // empty: none that the service reads
    QStringList columns = {}; // of the first line
    bool header = true; // the first line seems to name the columns
    int ragged = 0; // of the first lines, with another number of cells
    std::optional<qint64> rows = {}; // below the first line

    bool operator==(const FileReport &) const = default;
};

[[nodiscard]] FileReport lookAt(const QString &path);
// What a person should know before sending it; empty: nothing.
[[nodiscard]] QStringList hintsOf(const FileReport &report);

} // namespace storedesk::jobs
