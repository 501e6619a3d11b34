// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callcause.h"
#include "catalogue/resource.h"
#include "ui/frame/badge.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

#include <QJsonObject>
#include <QMap>
#include <QWidget>

class QAction;

namespace storedesk::ui {

class Frame;

// What a tab holds. The window asks it for its head, its actions and its state; it never asks the
// window for more than Frame offers.
class Page : public QWidget, public api::CallCause
{
    Q_OBJECT
    Q_INTERFACES(storedesk::api::CallCause)

public:
    explicit Page(Frame &frame, QWidget *parent = nullptr); // null: the room of the frame

    [[nodiscard]] virtual Place place() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual Icon icon() const = 0;

    // F5; the window calls it once by itself, when the page first comes to the front.
    virtual void refresh() { }
    // It is about to come to the front: what takes time may begin while it is laid out.
    virtual void prepare() { }
    virtual void find() { } // Ctrl+F: focus the filter or the look-up field
    // Where typing goes when it has just been opened: its search, its filter, its first field.
    virtual void focusFirst();
    virtual void paste(const QString & /*text*/) { } // what another page hands over
    virtual void edit() { } // what it shows, as soon as that is read
    // Shows what matches and nothing else: the value of a field by its key, words without one.
    virtual void showOnly(const QMap<QString, QString> &filter) { Q_UNUSED(filter) }
    // What the Record menu shows while this page is in front, in order; null is a separator.
    [[nodiscard]] virtual QList<QAction *> recordActions() const { return {}; }

    // What F6 goes through, in order: fields, tables, parts. None: the page is one pane.
    [[nodiscard]] virtual QList<QWidget *> panes() const { return {}; }

    // Edits that are not saved yet. CloseGuard asks once; discard() throws them away.
    [[nodiscard]] virtual bool hasPendingChanges() const { return false; }
    virtual void discardChanges() { }
    // True: keepChanges() keeps them for the next time it is opened, and nothing has to be asked.
    [[nodiscard]] virtual bool canKeepChanges() const { return false; }
    virtual void keepChanges() { }
    // A tab of its own shows this place now: edits of it go there, so that they are told once.
    virtual void giveUpEdits(const Place &place) { Q_UNUSED(place) }

    // For the navigation; told by headChanged().
    [[nodiscard]] virtual Badge badge() const { return {}; }
    // What it read of lists that have pages of their own.
    [[nodiscard]] virtual QMap<catalogue::Resource, Badge> otherBadges() const { return {}; }

    // Nothing is on its way to it: what it shows is what there is.
    [[nodiscard]] virtual bool settled() const { return true; }

    // How it was called when it was last read; for as long as it has not been read again. A title
    // with words of a language in it is made anew of what naming() answered.
    virtual void setKnownTitle(const QString & /*title*/, const QJsonObject & /*naming*/) { }
    [[nodiscard]] virtual QJsonObject naming() const { return {}; }

    // It is the same page made anew, in another language: takes what that one had read, so that
    // nothing is asked twice. The other one goes.
    virtual void takeOver(Page &before) { Q_UNUSED(before) }

    // What the call log says of its calls.
    void setCallCause(const QString &cause) { m_callCause = cause; }
    [[nodiscard]] QString callCause() const override { return m_callCause; }

    // Columns, filter, scroll: kept for each account, given back before the first refresh.
    [[nodiscard]] virtual QJsonObject viewState() const { return {}; }
    virtual void restoreViewState(const QJsonObject &state) { Q_UNUSED(state) }

Q_SIGNALS:
    void headChanged(); // title, icon, badge or pending changes
    void viewStateChanged();

protected:
    [[nodiscard]] Frame &frame() const { return m_frame; }

private:
    Frame &m_frame;
    QString m_callCause;
};

} // namespace storedesk::ui
