// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callcause.h"
#include "ui/host/attentionnotice.h"
#include "ui/host/badge.h"
#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QWidget>

#include <optional>

class QAction;

namespace storedesk::ui {

class PageHost;

// The content of a tab. The window queries its title, actions and state; a page uses only the
// services provided by PageHost.
class Page : public QWidget, public api::CallCause
{
    Q_OBJECT
    Q_INTERFACES(storedesk::api::CallCause)

public:
    // A null parent stands for PageHost::room().
    Page(PageHost &host, PageAddress place, QWidget *parent = nullptr);

    [[nodiscard]] PageAddress place() const { return m_place; }
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual Icon icon() const = 0;

    // Called for F5, and once by the window when the page is first shown.
    virtual void refresh() { }
    // Called for Ctrl+F. Focuses the filter or lookup field. A page without such a field searches
    // the texts that it shows.
    virtual void find();
    // Called after the page was opened. Focuses the search, the filter or the first field.
    virtual void focusFirst();
    // Receives text from another page.
    virtual void paste(const QString & /*text*/) { }
    // Restricts a form for many records to those with these keys, or selects them in a list.
    virtual void restrictTo(const QStringList & /*keys*/) { }
    // Starts editing the shown record as soon as it is loaded.
    virtual void edit() { }
    // Starts editing the shown record with these values as unsaved changes.
    virtual void editWith(const QJsonObject & /*changes*/) { }
    // Filters by field values; an empty key means free text.
    virtual void showOnly(const QMap<QString, QString> &filter) { Q_UNUSED(filter) }
    // Returns the page's actions for the Record menu, in order; a null entry is a separator.
    [[nodiscard]] virtual QList<QAction *> recordActions() const { return {}; }

    // Returns the widgets that F6 cycles through, in order. Without such widgets, the page is a
    // single pane.
    [[nodiscard]] virtual QList<QWidget *> panes() const { return {}; }

    // Whether there are unsaved edits. CloseGuard asks about them once; discardChanges() discards
    // them.
    [[nodiscard]] virtual bool hasPendingChanges() const { return false; }
    virtual void discardChanges() { }
    // Whether keepDraftChanges() stores the edits for later, so that closing needs no question.
    [[nodiscard]] virtual bool canKeepChanges() const { return false; }
    virtual void keepDraftChanges() { }
    // Called when another tab opens this address. Stores the edits to that record as a draft and
    // leaves edit mode, so that the new tab continues with them.
    virtual void abandonEdits(const PageAddress &place) { Q_UNUSED(place) }

    // Returns the badge in the navigation. When it changes, headChanged() is emitted.
    [[nodiscard]] virtual Badge badge() const { return {}; }
    // Returns the badges of other pages by page id, as far as this page knows them.
    [[nodiscard]] virtual QMap<QString, Badge> otherBadges() const { return {}; }
    // Returns the current conditions of the account that need the user's attention. The window
    // reports those that appear while it is in the background. Returns nothing if this page does
    // not watch the account or has not loaded everything yet.
    [[nodiscard]] virtual std::optional<QList<AttentionNotice>> notices() const { return {}; }

    // Whether nothing is being loaded, so that the page is up to date.
    [[nodiscard]] virtual bool settled() const { return true; }

    // Sets the title from the last session until the page is loaded again. A title with translated
    // words is regenerated from naming().
    virtual void setKnownTitle(const QString & /*title*/, const QJsonObject & /*naming*/) { }
    [[nodiscard]] virtual QJsonObject naming() const { return {}; }

    // Moves loaded data from the replaced page after a language change, so that nothing is
    // requested twice.
    virtual void adoptStateOf(Page &before) { Q_UNUSED(before) }

    // Sets the text that the call log shows for the page's calls.
    void setCallCause(const QString &cause) { m_callCause = cause; }
    [[nodiscard]] QString callCause() const override { return m_callCause; }

    // Returns columns, filter and scroll position. They are stored for each account and restored
    // before the first refresh.
    [[nodiscard]] virtual QJsonObject viewState() const { return {}; }
    virtual void restoreViewState(const QJsonObject &state) { Q_UNUSED(state) }

Q_SIGNALS:
    // Emitted when the title, icon, badge or pending changes have changed.
    void headChanged();
    void viewStateChanged();

protected:
    [[nodiscard]] PageHost &host() const { return m_host; }
    // Changes the address, because the page now shows something else.
    void setPlace(PageAddress place) { m_place = std::move(place); }

private:
    PageHost &m_host;
    PageAddress m_place;
    QString m_callCause;
};

} // namespace storedesk::ui
