// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/details/fieldlines.h"

#include <QJsonArray>
#include <QPointer>
#include <QWidget>

namespace storedesk::api {
class Pages;
}

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ListTable;

// The coupon sets that a workflow uses, shown inside its record. Only coupon sets name their
// workflows, so the list of sets is loaded. Hidden if there are no such sets or the key may not
// read them.
class WorkflowCoupons final : public QWidget
{
    Q_OBJECT

public:
    explicit WorkflowCoupons(PageHost &host, QWidget *parent = nullptr);

    void showOf(const QString &workflow, const details::ReadingContext &reading);
    [[nodiscard]] bool isSettled() const { return !m_pages; }

private:
    void read();
    void showSets();

    PageHost &m_host;
    ListTable *m_table;
    QString m_workflow;
    details::ReadingContext m_reading;
    QPointer<api::Pages> m_pages;
    QJsonArray m_sets;
};

} // namespace storedesk::ui::records
