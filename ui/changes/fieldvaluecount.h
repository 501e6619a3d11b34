// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// Counts, for the delete dialog, the contacts in the offline copy that have a value in any of these
// contact fields.
class FieldValueCount final : public QObject
{
    Q_OBJECT

public:
    FieldValueCount(PageHost &host, const QStringList &fields, QObject *parent);

Q_SIGNALS:
    // Emitted once, after the constructor has returned.
    void counted(const QString &sentence);

private:
    void count(PageHost &host, const QStringList &fields);
};

} // namespace storedesk::ui::changes
