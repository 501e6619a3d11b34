// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/createparts.h"
#include "ui/create/createwords.h"
#include "ui/create/creation.h"
#include "ui/create/issuewalk.h"
#include "ui/frame/page.h"

#include <QDateTime>
#include <QJsonArray>
#include <QPointer>

namespace storedesk::ui {
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::create {

class CreateSending;

// A form that makes something on the service. Keeps a draft at every pause, walks through what is
// still to solve, asks first where the account wants it, keeps what was typed when the service
// says no, and gives way to the new record when it says yes.
class CreatePage : public Page, protected Creation
{
    Q_OBJECT

public:
    [[nodiscard]] Place place() const final { return m_place; }
    [[nodiscard]] QString title() const final; // of its row, in the language of now
    [[nodiscard]] Icon icon() const final { return m_words.icon; }
    [[nodiscard]] bool hasPendingChanges() const final { return m_pending; }
    void discardChanges() final;
    [[nodiscard]] bool canKeepChanges() const final { return true; }
    void keepChanges() final;
    void focusFirst() final;
    [[nodiscard]] bool settled() const override;

    void create(); // what the main button does
    void goToPoint(int step) { m_points.go(step); } // F8 and Shift+F8: the next and the one before

protected:
    using Words = CreateWords;
    CreatePage(Frame &frame, Place place, Words words);
    void start(); // last in the constructor of a page: looks at the guard, takes up the draft

    virtual void succeed(const api::Reply &reply); // opens the new record and closes the form
    [[nodiscard]] virtual Words words() const { return m_words; }

    [[nodiscard]] QVBoxLayout *content() const { return m_parts.body; }
    [[nodiscard]] CreateFoot *foot() const { return m_parts.foot; }
    [[nodiscard]] Notice *notice() const { return m_parts.notice; }
    [[nodiscard]] PageHead *head() const { return m_parts.head; }
    void setSubtitle(const QString &subtitle);
    void showStanding(); // a notice, where nothing may be sent or the last end is not known
    void noteEdit(); // a person changed something
    void showPoints() { m_points.show(); }
    void formChanged(); // its fields are others now
    void beginBehind(const QWidget *chosen) { m_parts.focus.passOver(chosen); }
    void nameButton();
    void nameButton(const QString &words); // with three dots where it asks first
    void sendNext(); // another one, which belongs to what was agreed to

private:
    void connectParts();
    [[nodiscard]] bool asksFirst() const;
    void showUnsure(const QDateTime &sentAt);
    void askAgain();
    void discardAndClose();
    void connectDraft();
    void takeDraft();
    void askFirst();
    void askOrSend();
    void send();
    void end(const api::Outcome &outcome);
    void showFailure(const api::Error &error);
    void forgetRefusal();
    void showCandidates();
    void setPending(bool pending);

    Place m_place;
    Words m_words;
    CreateParts m_parts;
    IssueWalk m_points;
    CreateSending *m_sending;
    TypedDraft *m_draft;
    QPointer<QWidget> m_focusBefore;
    QJsonArray m_candidates; // what may be the one that was sent
    QDateTime m_unsureSince; // it was sent then and may have arrived
    bool m_pending = false;
    bool m_refused = false; // for what stands in the form, and the notice tells it
};

} // namespace storedesk::ui::create
