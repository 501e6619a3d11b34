// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "ui/host/page.h"

class QSplitter;
class QVBoxLayout;

namespace storedesk::ui {
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class DetailPanel;
class LoadedList;
class BrowseActions;

// A page with a list of records and the details of the selected record next to it.
class BrowsePage : public Page
{
    Q_OBJECT

public:
    BrowsePage(PageHost &host, PageAddress place, const QString &title, QWidget *parent);

    void refresh() override;
    void find() override;
    void focusFirst() override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

    [[nodiscard]] virtual LoadedList &shownList() const = 0;
    [[nodiscard]] virtual const BrowseActions &actions() const = 0;
    // Called when the selection changes.
    virtual void showDetail() = 0;
    // Called after each write, which may have been sent by this page, a form or any other page.
    virtual void heardOf(const http::Request &request, const http::Outcome &outcome) = 0;
    // Called when the page becomes too low for the parts above the list, or high enough again.
    virtual void setLow(bool low) { Q_UNUSED(low) }

    // Creates the details and fills the header. Call this after the list was created, because the
    // Tab key visits widgets in the order of their creation. The action that creates a record may
    // be null.
    void buildParts(QAction *makeNew, const QString &text);
    // Adds the list and the details. The details get this width.
    void addSplitter(QVBoxLayout *box, int detailWidth);
    // Connects the signals. Call when the page is complete.
    void listen();
    [[nodiscard]] DetailPanel *detail() const { return m_detail; }
    [[nodiscard]] PageHead *head() const { return m_head; }

private:
    // Adapts the layout to the available size.
    void fit();

    PageHead *m_head;
    DetailPanel *m_detail = nullptr;
    QSplitter *m_splitter = nullptr;
};

} // namespace storedesk::ui::lists
