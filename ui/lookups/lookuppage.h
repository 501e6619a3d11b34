// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/host/page.h"
#include "ui/lookups/visitmodel.h"
#include "ui/offline/offlinelist.h"

class QListView;
class QSplitter;

namespace storedesk::ui::records {
class RecordPanel;
} // namespace storedesk::ui::records

namespace storedesk::ui {
class Notice;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

class ExampleLinks;
class LookupField;

// The page for a resource that the service cannot list: lookup field, pinned and recent records,
// and the record itself. A failed lookup never creates anything.
class LookupPage final : public Page
{
    Q_OBJECT

public:
    [[nodiscard]] static Page *make(PageHost &host, const PageAddress &place);

    void lookUp(const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void find() override;
    void focusFirst() override { find(); }
    void showOnly(const QMap<QString, QString> &filter) override;
    void restrictTo(const QStringList &keys) override { m_offline->selectKeys(keys); }
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] bool hasPendingChanges() const override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepDraftChanges() override;
    void discardChanges() override;
    void abandonEdits(const PageAddress &place) override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;
    [[nodiscard]] records::RecordPanel *panel() const { return m_panel; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    LookupPage(PageHost &host, catalogue::Resource resource);

    void build();
    [[nodiscard]] QWidget *head();
    // Builds the button that opens the assistant for a shop's orders or for products.
    [[nodiscard]] QWidget *fromFile(QWidget *parent);
    [[nodiscard]] QWidget *leftSide();
    // Creates the list of records on this computer. The subtitle is the one for live lookup.
    void makeOfflineList(PageHead *head, const QString &subtitle);
    void openMany(const QString &text);
    void openVisit(const QModelIndex &index);
    void addRemovalKey();
    void removeVisit();
    void openVisitMenu(const QPoint &at);
    [[nodiscard]] QWidget *rightSide();
    void showResult();
    void arrange();
    void markFormer();
    // Moves unsaved edits to their own tab before another record is looked up.
    void setEditsAside(const PageAddress &next);
    // Whether a draft from an earlier run will be shown once the record is loaded.
    [[nodiscard]] bool hasWaitingDraft() const;

    catalogue::Resource m_resource;
    // Address to look up when the page is first shown.
    PageAddress m_wanted;
    // Address requested by the user and not answered yet.
    PageAddress m_asked;
    VisitModel m_visits;
    records::RecordPanel *m_panel;
    // Shown above a record that no longer matches the text in the field.
    Notice *m_former;
    LookupField *m_look;
    QSplitter *m_split;
    QWidget *m_head = nullptr;
    // Contains the lookup field and the history.
    QWidget *m_left = nullptr;
    // Contains the list of previous lookups.
    QWidget *m_before = nullptr;
    QListView *m_list;
    // While active, replaces everything below the header.
    records::OfflineList *m_offline = nullptr;
    // Shown until there is a history.
    ExampleLinks *m_examples;
};

} // namespace storedesk::ui::lookups
