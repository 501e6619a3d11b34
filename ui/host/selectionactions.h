// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

class QAction;

namespace storedesk::ui {

class PageHost;

// Selected records with the values that identify them.
struct SelectedRecords
{
    const catalogue::LookupKey *lookupKey = nullptr;
    QStringList values = {};
};

// Actions on selected contacts, purchases or products of any page: look up, change, delete, send an
// event, copy the identifiers. The bulk assistant asks for the details.
class SelectionActions final : public QObject
{
    Q_OBJECT

public:
    using Act = std::function<void(const SelectedRecords &)>;
    // Passes the selection to the function, possibly later.
    using Selection = std::function<void(const Act &)>;

    SelectionActions(PageHost &host, Selection selection, QObject *parent);

    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }

private:
    void add(const QString &text, const QString &name, const Act &act, bool writes);
    void openJob(catalogue::OperationId operation, const SelectedRecords &records);
    void openJob(catalogue::Effect effect, const SelectedRecords &records);
    void lookUp(const SelectedRecords &records);

    PageHost &m_host;
    const Selection m_selection;
    QList<QAction *> m_all;
};

} // namespace storedesk::ui
