// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// Counts the contacts of the offline copy with a value in these contact fields, for the delete
// dialog.
class FieldValueCount final : public QObject
{
    Q_OBJECT

public:
    FieldValueCount(PageHost &host, const QStringList &fields, QObject *parent);

Q_SIGNALS:
    // Emitted once, later than the constructor.
    void counted(const QString &sentence);

private:
    void count(PageHost &host, const QStringList &fields);
};

} // namespace storedesk::ui::changes
