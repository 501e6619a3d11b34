// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/frame/page.h"
#include "ui/records/visitmodel.h"

class QListView;
class QSplitter;

namespace storedesk::ui {
class Notice;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class Everybody;
class ExampleLinks;
class LookupField;
class RecordPanel;

// The page of a resource that the service has no list of: look-up field, pinned and recent ones,
// and the record itself. A missed look-up never creates anything.
class LookupPage final : public Page
{
    Q_OBJECT

public:
    [[nodiscard]] static Page *make(Frame &frame, const Place &place);

    void lookUp(const Place &place);

    [[nodiscard]] Place place() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void find() override;
    void focusFirst() override { find(); }
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] bool hasPendingChanges() const override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepChanges() override;
    void discardChanges() override;
    void giveUpEdits(const Place &place) override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;
    [[nodiscard]] RecordPanel *panel() const { return m_panel; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    LookupPage(Frame &frame, catalogue::Resource resource);

    void build();
    [[nodiscard]] QWidget *head();
    [[nodiscard]] QWidget *fromFile(QWidget *parent);
    [[nodiscard]] QWidget *leftSide();
    // Made here, of contacts alone; the subtitle is that of looking up.
    [[nodiscard]] Everybody *everybody(PageHead *head, const QString &subtitle);
    void openMany(const QString &text);
    void openVisit(const QModelIndex &index);
    void addRemovalKey();
    void removeVisit();
    void openVisitMenu(const QPoint &at);
    [[nodiscard]] QWidget *rightSide();
    void showResult();
    void arrange();
    void markFormer();
    void setEditsAside(const Place &next); // in a tab of their own, before another is looked up
    [[nodiscard]] bool hasWaitingDraft() const; // of an earlier run, shown once it is read

    catalogue::Resource m_resource;
    Place m_wanted; // looked up when the page is first in front
    Place m_asked; // by a person, and not answered yet
    VisitModel m_visits;
    RecordPanel *m_panel;
    Notice *m_former; // above an answer to what the field no longer asks
    LookupField *m_look;
    QSplitter *m_split;
    QWidget *m_head = nullptr;
    QWidget *m_left = nullptr; // the field and what was looked up before
    QWidget *m_before = nullptr; // what was looked up before
    QListView *m_list;
    Everybody *m_everybody = nullptr; // takes turns with everything below the head
    ExampleLinks *m_examples; // until there is a history
};

} // namespace storedesk::ui::records
