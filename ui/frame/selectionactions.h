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

class Frame;

// Records that are selected somewhere, by what names them.
struct SelectedRecords
{
    const catalogue::LookupKey *lookupKey = nullptr;
    QStringList values = {};
};

// What can be done with a selection of contacts, purchases or products, wherever it was made: look
// up, change, delete, send an event, copy what names them. The assistant of bulk jobs asks the
// rest.
class SelectionActions final : public QObject
{
    Q_OBJECT

public:
    using Act = std::function<void(const SelectedRecords &)>;
    // Hands the selection to the act, now or later.
    using Selection = std::function<void(const Act &)>;

    SelectionActions(Frame &frame, Selection selection, QObject *parent);

    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }

private:
    void add(const QString &text, const QString &name, const Act &act, bool writes);
    void openJob(catalogue::OperationId operation, const SelectedRecords &records);
    void openJob(catalogue::Effect effect, const SelectedRecords &records);
    void lookUp(const SelectedRecords &records);

    Frame &m_frame;
    const Selection m_selection;
    QList<QAction *> m_all;
};

} // namespace storedesk::ui
