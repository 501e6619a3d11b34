// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "ui/create/createwords.h"
#include "ui/create/openpoint.h"
#include "ui/frame/page.h"

#include <QPointer>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class TypedDraft;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class CreateFoot;

// A form that makes something on the service. Keeps a draft at every pause, walks through what is
// still to solve, asks first where the account wants it, keeps what was typed when the service
// says no, and gives way to the new record when it says yes.
class CreatePage : public Page
{
    Q_OBJECT

public:
    [[nodiscard]] Place place() const final { return m_place; }
    [[nodiscard]] QString title() const final { return m_words.title; }
    [[nodiscard]] Icon icon() const final { return m_words.icon; }
    [[nodiscard]] bool hasPendingChanges() const final { return m_pending; }
    void discardChanges() final;
    [[nodiscard]] bool canKeepChanges() const final { return true; }
    void keepChanges() final;
    void focusFirst() final;
    [[nodiscard]] bool settled() const override { return !m_call && !m_leaving; }

    void create(); // what the main button does
    void goToPoint(int step); // F8 and Shift+F8: the next and the one before

protected:
    using Words = CreateWords;
    CreatePage(Frame &frame, Place place, Words words);
    void start(); // last in the constructor of a page: looks at the guard, takes up the draft

    [[nodiscard]] virtual OpenPoints openPoints() const = 0;
    virtual void showReasons() { } // at every field, before the first point is gone to
    [[nodiscard]] virtual QJsonObject typed() const = 0; // for the draft
    virtual void setTyped(const QJsonObject &typed) = 0; // empty: a fresh form
    [[nodiscard]] virtual api::Request request() const = 0;
    // What is sent, name and value in words, for the question before it.
    [[nodiscard]] virtual QList<std::pair<QString, QString>> review() const = 0;
    // Shows at their fields what a 422 names; answers what has no field here.
    virtual std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) = 0;
    virtual void refused(const api::Error &error) { Q_UNUSED(error) } // beside the notice
    [[nodiscard]] virtual Place placeOf(const QJsonObject &record) const = 0;
    virtual void aboutToSend() { }
    virtual void succeed(const api::Reply &reply); // opens the new record and closes the form
    virtual void notCreated(const api::Error &error) { Q_UNUSED(error) } // before it is told
    // What is still to be sent after this one has arrived, for the draft; empty: nothing.
    [[nodiscard]] virtual QJsonObject typedAfter() const { return {}; }
    [[nodiscard]] virtual Words words() const { return m_words; }

    [[nodiscard]] QVBoxLayout *content() const { return m_body; }
    [[nodiscard]] CreateFoot *foot() const { return m_foot; }
    [[nodiscard]] Notice *notice() const { return m_notice; }
    void setSubtitle(const QString &subtitle);
    void showStanding(); // a notice, where nothing may be sent or the last end is not known
    void noteEdit(); // a person changed something
    void showPoints();
    void formChanged(); // its fields are others now
    void nameButton();
    void nameButton(const QString &words); // with three dots where it asks first
    void sendNext(); // another one, which belongs to what was agreed to

private:
    void build();
    void buildHead(QBoxLayout *box);
    void connectFoot();
    [[nodiscard]] bool asksFirst() const;
    void showUnsure(const QDateTime &sentAt);
    void askAgain();
    void discardAndClose();
    void connectDraft();
    void takeDraft();
    void askFirst();
    void askOrSend();
    void send();
    void leave(api::Call *call);
    void end(const api::Outcome &outcome);
    void showFailure(const api::Error &error);
    void showCandidates();
    void setPending(bool pending);

    Place m_place;
    Words m_words;
    QLabel *m_subtitle;
    Notice *m_notice;
    Button *m_showCandidates; // in the notice
    QWidget *m_form;
    QVBoxLayout *m_body;
    CreateFoot *m_foot;
    forms::TypedDraft *m_draft;
    QPointer<api::Call> m_call;
    QPointer<QWidget> m_focusBefore;
    QPointer<QWidget> m_focusForNow; // no field could be used when it was opened
    QJsonArray m_candidates; // what may be the one that was sent
    qsizetype m_point = -1; // the last one that was walked to
    QDateTime m_unsureSince; // it was sent then and may have arrived
    bool m_pending = false;
    bool m_leaving = false; // it is being written down that it is sent
    bool m_stopped = false;
    bool m_startsHere = false; // it was opened to be filled in
    bool m_tried = false; // the main button was pressed: what is missing may be said
};

} // namespace storedesk::ui::create
