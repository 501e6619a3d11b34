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

class BuyerName;
class CallsPane;
class IntegrationTypes;
class OfflineValues;
class WorkflowCoupons;
class ListTable;
class RecordHead;
class RecordLoader;
class StockPanel;

// Shows one record of any resource with a header and tabs. The enclosing panel handles the states
// without a record.
class RecordView final : public QWidget
{
    Q_OBJECT

public:
    enum Tab { General, Custom, Purchases, Other, History, Raw, Calls, TabCount };

    RecordView(PageHost &host, const RecordLoader &reader, QWidget *parent = nullptr);

    // Shows the reader's current record.
    void show();
    // Replaces the tabs with the editor; null restores them. The editor is not owned.
    void setEditor(QWidget *editor);
    // Returns the parent for a new editor.
    [[nodiscard]] QWidget *editorRoom() const;
    void showPart(Tab tab);
    [[nodiscard]] RecordHead *head() const { return m_head; }
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    [[nodiscard]] Notice *notice() const { return m_notice; }
    // Whether the data loaded in addition to the record has arrived.
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
    void showCustomAndOther(const details::ReadingContext &reading);
    void setTab(Tab tab, const QString &text, int count, bool visible);
    [[nodiscard]] details::ReadingContext reading() const;

    PageHost &m_host;
    const RecordLoader &m_reader;
    RecordHead *m_head;
    Notice *m_notice;
    // The tabs and the editor.
    QStackedWidget *m_stack;
    // The first page of m_stack.
    QWidget *m_body;
    QTabBar *m_tabs;
    // In the order of Tab.
    QStackedWidget *m_bodies;
    details::FieldSheet *m_general;
    // Lists below the fields.
    QVBoxLayout *m_lists;
    // Only for coupon sets.
    StockPanel *m_stock;
    // Shown below the lists.
    IntegrationTypes *m_types;
    // Shown below the lists.
    WorkflowCoupons *m_coupons;
    details::FieldSheet *m_custom;
    ListTable *m_purchases;
    details::FieldSheet *m_other;
    // The changes made on this computer.
    changes::ChangeTable *m_history;
    details::RawPane *m_raw;
    CallsPane *m_calls;
    BuyerName *m_buyer;
    // Only for contacts.
    OfflineValues *m_kept;
    int m_differing = 0;
};

} // namespace storedesk::ui::records
