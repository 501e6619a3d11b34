// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/changetable.h"
#include "ui/details/fieldlines.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace storedesk::ui {
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::details {
class FieldSheet;
class RawPane;
} // namespace storedesk::ui::details

namespace storedesk::ui::records {

class ActivityPane;
class BuyerName;
class CallsPane;
class ExportRowsPane;
class IntegrationTypes;
class OfflineValues;
class WorkflowCoupons;
class ListTable;
class ProductBuyers;
class RecordHead;
class RecordLoader;
class RecordPicture;
class StockPanel;

// Shows one record of any resource with a header and tabs. The enclosing panel shows the states
// without a record.
class RecordView final : public QWidget
{
    Q_OBJECT

public:
    enum Tab { General, Custom, Activity, Buyers, Purchases, Other, History, Raw, Calls, TabCount };

    RecordView(PageHost &host, const RecordLoader &reader, QWidget *parent = nullptr);

    // Shows the current record.
    void show();
    // Replaces the tabs with the editor; null restores them. The editor is not owned.
    void setEditor(QWidget *editor);
    // Returns the parent for a new editor.
    [[nodiscard]] QWidget *editorRoom() const;
    void showPart(Tab tab);
    [[nodiscard]] RecordHead *head() const { return m_head; }
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    [[nodiscard]] Notice *notice() const { return m_notice; }
    // Whether all data loaded in addition to the record has arrived.
    [[nodiscard]] bool isSettled() const;
    // Returns the number of values that differ from the mirror.
    [[nodiscard]] int differing() const { return m_differing; }

Q_SIGNALS:
    void shown();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    // Gives the fields more space in a small window.
    void giveRoom();
    void buildTabs();
    QWidget *padded(QWidget *content);
    void needNames(catalogue::Resource resource);
    void showLists(const details::ReadingContext &reading);
    void showPurchases(const details::ReadingContext &reading);
    void showActivity();
    void showActivityTab();
    void showBuyers();
    void showBuyersTab();
    void openFigure(const QString &key);
    void showCustomAndOther(const details::ReadingContext &reading);
    void setTab(Tab tab, const QString &text, int count, bool visible);
    [[nodiscard]] details::ReadingContext reading() const;

    PageHost &m_host;
    const RecordLoader &m_reader;
    RecordHead *m_head;
    Notice *m_notice;
    // Contains the tabs and the editor.
    QStackedWidget *m_stack;
    // The first page of m_stack.
    QWidget *m_body;
    QTabBar *m_tabs;
    // The tab contents, in the order of Tab.
    QStackedWidget *m_bodies;
    details::FieldSheet *m_general;
    // Visible only for records with the address of a picture.
    RecordPicture *m_picture;
    // Lists below the fields.
    QVBoxLayout *m_lists;
    // Visible only for coupon sets.
    StockPanel *m_stock;
    // Shown below the lists.
    IntegrationTypes *m_types;
    // Shown below the lists.
    WorkflowCoupons *m_coupons;
    details::FieldSheet *m_custom;
    // Visible only for contacts.
    ActivityPane *m_activity;
    // Visible only for products.
    ProductBuyers *m_buyers;
    ExportRowsPane *m_buyersPane;
    ListTable *m_purchases;
    details::FieldSheet *m_other;
    // Changes made on this computer.
    changes::ChangeTable *m_history;
    details::RawPane *m_raw;
    CallsPane *m_calls;
    BuyerName *m_buyer;
    // Values in the mirror; null except for contacts.
    OfflineValues *m_kept;
    int m_differing = 0;
};

} // namespace storedesk::ui::records
