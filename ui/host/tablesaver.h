// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/background.h"
#include "base/result.h"
#include "ui/tables/clipboardtable.h"

#include <QObject>

namespace storedesk::ui {

class PageHost;

// Asks for a file name and saves a table as CSV for spreadsheets, in the background.
class TableSaver final : public QObject
{
    Q_OBJECT

public:
    // Creates the table. Called in another thread.
    using Make = std::function<CopiedTable()>;

    // The host must outlive this object.
    TableSaver(PageHost &host, QObject *parent);

    void save(const Make &make, const QString &name);
    void save(const CopiedTable &table, const QString &name);
    // Writes a file in the background, then reports the result to the user.
    void write(const QString &path, const std::function<base::Result<void>(const QString &)> &work);
    // Returns the name with the suffix and without characters that file names must not contain.
    [[nodiscard]] static QString fileName(QString name, const QString &suffix);

Q_SIGNALS:
    // Emitted when a file was written.
    void saved(const QString &path);

private:
    PageHost &m_host;
};

} // namespace storedesk::ui
