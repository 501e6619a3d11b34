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
class Frame;
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
class KeptBeside;
class WorkflowCoupons;
class ListTable;
class RecordHead;
class RecordReader;
class StockPanel;

// One record of any resource to read: head and tabs. Without one, the panel around it says why.
class RecordView final : public QWidget
{
    Q_OBJECT

public:
    enum Tab { General, Custom, Purchases, Other, History, Raw, Calls, TabCount };

    RecordView(Frame &frame, const RecordReader &reader, QWidget *parent = nullptr);

    void show(); // what the reader has now
    // What takes the place of the tabs while it is there; null brings them back. Not owned.
    void setEditor(QWidget *editor);
    [[nodiscard]] QWidget *editorRoom() const; // what one is made in
    void showPart(Tab tab);
    [[nodiscard]] RecordHead *head() const { return m_head; }
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    [[nodiscard]] Notice *notice() const { return m_notice; }
    [[nodiscard]] bool isSettled() const; // what it reads beside the record
    [[nodiscard]] int differing() const { return m_differing; } // values, from those of the copy

Q_SIGNALS:
    void shown();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void giveRoom(); // to the fields, where there is little of it
    void buildTabs();
    QWidget *padded(QWidget *content);
    void needNames(catalogue::Resource resource);
    void showLists(const details::Reading &reading);
    void showPurchases(const details::Reading &reading);
    void showCustomAndOther(const details::Reading &reading);
    void setTab(Tab tab, const QString &text, int count, bool visible);
    [[nodiscard]] details::Reading reading() const;

    Frame &m_frame;
    const RecordReader &m_reader;
    RecordHead *m_head;
    Notice *m_notice;
    QStackedWidget *m_stack; // tabs, editor
    QWidget *m_body; // the first of them
    QTabBar *m_tabs;
    QStackedWidget *m_bodies; // in the order of Tab
    details::FieldSheet *m_general;
    QVBoxLayout *m_lists; // below the fields
    StockPanel *m_stock; // of a coupon set
    IntegrationTypes *m_types; // below the lists
    WorkflowCoupons *m_coupons; // the same
    details::FieldSheet *m_custom;
    ListTable *m_purchases;
    details::FieldSheet *m_other;
    changes::ChangeTable *m_history; // what was changed on this computer
    details::RawPane *m_raw;
    CallsPane *m_calls;
    BuyerName *m_buyer;
    KeptBeside *m_kept; // of a contact
    int m_differing = 0;
};

} // namespace storedesk::ui::records
