// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/timelinemodel.h"

#include <QWidget>

class QFormLayout;
class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// The products of a purchase, as they are in an export.
class PurchaseLinesModel final : public itemmodels::ColumnModel<activities::PurchaseLine>
{
    Q_OBJECT

public:
    enum Column { Product, Units, Price };

    explicit PurchaseLinesModel(QObject *parent = nullptr);

    void show(std::vector<activities::PurchaseLine> lines, const QString &currency);

private:
    // The currency of the prices, if it is known.
    QString m_currency;
};

// Shows everything that the export contains about one activity: products of a purchase, content,
// workflow and circumstances.
class ActivityDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit ActivityDetail(PageHost &host, QWidget *parent = nullptr);

    // A null activity clears the details. The model provides amounts and products.
    void show(const ActivityRow *activity, const TimelineModel &timeline);

private:
    void build();
    void addFacts(const ActivityRow &activity);
    void openRecord();
    void openProduct(const QModelIndex &index);

    PageHost &m_host;
    QLabel *m_title;
    QLabel *m_time;
    Button *m_open;
    PurchaseLinesModel m_lines;
    TableView *m_products;
    QLabel *m_total;
    QFormLayout *m_facts;
    QString m_purchase;
    QString m_workflow;
};

} // namespace storedesk::ui::records
