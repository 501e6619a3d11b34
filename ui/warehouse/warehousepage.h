// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

#include <QTimer>

class QDateEdit;
class QLabel;

namespace storedesk::warehouse {
class WarehouseSync;
}
namespace storedesk::ui {
class Button;
class ColumnArrangement;
class Notice;
class PageHead;
class Panel;
class ProgressLine;
class TableView;
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::warehouse {

class ConnectionForm;
class SyncedDaysModel;

// The copy of the store in PostgreSQL: connection, sync with its progress, and the synced days.
class WarehousePage final : public Page
{
    Q_OBJECT

public:
    explicit WarehousePage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void focusFirst() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepDraftChanges() override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;
    [[nodiscard]] QList<QAction *> recordActions() const override { return m_actions; }

private:
    void build();
    void buildHead();
    [[nodiscard]] QWidget *makeCreation();
    [[nodiscard]] QWidget *makeProgress();
    [[nodiscard]] QWidget *makeTable();
    Button *addButton(Icon icon, const QString &text, const char *name);
    void show();
    void fillForm();
    void showNotice();
    void showProgress();

    storedesk::warehouse::WarehouseSync &m_sync;
    PageHead *m_head;
    Notice *m_notice;
    ConnectionForm *m_form;
    // The connection that the user is typing, without its password.
    TypedDraft *m_kept;
    SyncedDaysModel *m_days;
    Button *m_syncNow = nullptr;
    Button *m_verify = nullptr;
    Button *m_pause = nullptr;
    Button *m_change = nullptr;
    Button *m_create = nullptr;
    QDateEdit *m_firstDay = nullptr;
    Panel *m_creation = nullptr;
    Panel *m_running = nullptr;
    Panel *m_contents = nullptr;
    ProgressLine *m_line = nullptr;
    QLabel *m_doing = nullptr;
    QLabel *m_counts = nullptr;
    TableView *m_table = nullptr;
    ColumnArrangement *m_columns = nullptr;
    // Whether the user opened the form although there is a connection.
    bool m_changing = false;
    // Whether the server has not responded to the new connection yet.
    bool m_connecting = false;
    // Whether the form shows the stored connection.
    bool m_filled = false;
    QTimer m_timer;
    QList<QAction *> m_actions;
};

} // namespace storedesk::ui::warehouse
