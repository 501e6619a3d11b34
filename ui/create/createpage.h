// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/createparts.h"
#include "ui/create/createtexts.h"
#include "ui/create/creation.h"
#include "ui/create/issuewalk.h"
#include "ui/host/page.h"

#include <QDateTime>
#include <QJsonArray>
#include <QPointer>

namespace storedesk::ui {
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::create {

class CreateSending;

// Base class of the forms that create a record. Stores a draft when the user pauses, walks through
// open issues, and asks for confirmation where the account requires it. If the service refuses, the
// input is preserved; on success the page is replaced by the new record.
class CreatePage : public Page, protected Creation
{
    Q_OBJECT

public:
    // Returns the title from the page table in the current language.
    [[nodiscard]] QString title() const final;
    [[nodiscard]] Icon icon() const final { return m_words.icon; }
    [[nodiscard]] bool hasPendingChanges() const final { return m_pending; }
    void discardChanges() final;
    [[nodiscard]] bool canKeepChanges() const final { return true; }
    void keepDraftChanges() final;
    void focusFirst() final;
    [[nodiscard]] bool settled() const override;

    // Runs the action of the main button.
    void create();
    // Goes to the next (F8) or previous (Shift+F8) issue.
    void goToIssue(int step) { m_points.go(step); }

protected:
    using Words = CreateTexts;
    CreatePage(PageHost &host, PageAddress place, Words words);
    // Checks the guard and restores the draft. Must be called last in the constructor of a derived
    // class.
    void start();

    // Opens the new record and closes the form.
    virtual void succeed(const http::Reply &reply);
    [[nodiscard]] virtual Words words() const { return m_words; }

    [[nodiscard]] QVBoxLayout *content() const { return m_parts.body; }
    [[nodiscard]] CreateFoot *foot() const { return m_parts.foot; }
    [[nodiscard]] Notice *notice() const { return m_parts.notice; }
    [[nodiscard]] PageHead *head() const { return m_parts.head; }
    void setSubtitle(const QString &subtitle);
    // Shows a notice if sending is not allowed or the result of the last attempt is unknown.
    void showStanding();
    // Called when the user changed something.
    void noteEdit();
    void showPoints() { m_points.show(); }
    // Called when the fields in the form have changed.
    void formChanged();
    void beginBehind(const QWidget *chosen) { m_parts.focus.passOver(chosen); }
    void nameButton();
    // Sets the label of the main button. Appends an ellipsis if the button asks for confirmation
    // first.
    void nameButton(const QString &words);
    // Sends a further request that is covered by the confirmation already given.
    void sendNext();

private:
    void connectParts();
    [[nodiscard]] bool asksFirst() const;
    void showUnsure(const QDateTime &sentAt);
    void askAgain();
    void discardAndClose();
    void connectDraft();
    void loadDraft();
    void askFirst();
    void askOrSend();
    void send();
    void end(const http::Outcome &outcome);
    void showFailure(const http::Error &error);
    void forgetRefusal();
    void showCandidates();
    // Returns why the account can't send the form. Empty if it can.
    [[nodiscard]] QString whyNot() const;
    void showRights();
    void setPending(bool pending);

    Words m_words;
    CreateParts m_parts;
    IssueWalk m_points;
    CreateSending *m_sending;
    TypedDraft *m_draft;
    QPointer<QWidget> m_focusBefore;
    // Records that may have been created by the request whose outcome is unknown.
    QJsonArray m_candidates;
    // Time of a request that may have been received; null if there is none.
    QDateTime m_unsureSince;
    bool m_pending = false;
    // Set while the notice shows the service's refusal of the current input.
    bool m_refused = false;
};

} // namespace storedesk::ui::create
