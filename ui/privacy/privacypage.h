// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "privacy/erasurerequests.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"

class QFile;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class ColumnArrangement;
class Notice;
class PageHead;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::privacy {

class ErasureForm;

// Page for privacy requests, which delete contacts in the service and erase their data on this
// computer. Below the form is the register of all requests with their certificates.
class PrivacyPage final : public Page
{
    Q_OBJECT

public:
    explicit PrivacyPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Shield; }
    void focusFirst() override;
    void paste(const QString &text) override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override { return m_actions; }

    void saveCertificateAs(const QString &id, const QString &path);
    void checkFile(const QString &path);

private:
    void build();
    void buildRegister();
    void begin(const storedesk::privacy::ErasureList &list, const QString &reference);
    void offerCertificate(const QString &id);
    void showRegister();
    void showActions();
    [[nodiscard]] const storedesk::privacy::ErasureRequests::Entry *chosen() const;
    void askToFinish();
    void saveCertificate(const QString &id);
    void savePdf(QFile &file, const QString &path);
    void checkCertificate();

    storedesk::privacy::ErasureRequests &m_erasures;
    PageHead *m_head;
    Notice *m_notice;
    Button *m_offer = nullptr;
    // Id of the request whose certificate the notice offers.
    QString m_offered;
    ErasureForm *m_form;
    QStandardItemModel *m_rows;
    QSortFilterProxyModel *m_sorted;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    StatePane *m_pane;
    Button *m_job;
    Button *m_again;
    Button *m_finish;
    Button *m_save;
    Button *m_check;
    QList<QAction *> m_actions;
};

} // namespace storedesk::ui::privacy
