// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "ui/create/createfoot.h"
#include "ui/create/createpage.h"
#include "ui/create/createsending.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/widgets/button.h"
#include "ui/widgets/finishediting.h"
#include "ui/widgets/notice.h"

#include <QCoreApplication>

// Sending of a form and handling of the result.
namespace storedesk::ui::create {

void CreatePage::create()
{
    if (!CreatePage::settled() || !host().account().mayWrite())
        return;
    finishEditing(*this);
    if (m_points.goToFirst())
        return;
    m_unsureSince.isValid() ? askAgain() : askOrSend();
}

void CreatePage::askOrSend()
{
    if (asksFirst())
        askFirst();
    else
        send();
}

void CreatePage::send()
{
    m_focusBefore = focusWidget();
    aboutToSend();
    m_parts.notice->hide();
    m_parts.candidates->hide();
    m_parts.form->setEnabled(false);
    m_sending->send({.place = m_place.text(),
                     .typed = typed(),
                     .rest = typedAfter(),
                     .request = request(),
                     .wasInDoubt = m_unsureSince.isValid()});
}

void CreatePage::end(const http::Outcome &outcome)
{
    m_parts.form->setEnabled(true);
    m_parts.foot->reportIdle();
    if (outcome) {
        m_draft->drop();
        m_unsureSince = {};
        nameButton();
        m_parts.foot->setDraftStatus({});
        setPending(false);
        succeed(*outcome);
    } else {
        if (m_focusBefore)
            m_focusBefore->setFocus();
        notCreated(outcome.error());
        showFailure(outcome.error());
    }
}

void CreatePage::sendNext()
{
    setPending(true);
    send();
}

void CreatePage::succeed(const http::Reply &reply)
{
    auto &host = this->host();
    const auto done = m_words.done;
    const auto record = placeOf(reply.document.object());
    // Opens the record first, because close() may delete this page.
    host.open(record);
    host.close(this);
    host.tell(done);
}

static QString joined(const base::Problem &words, const std::vector<http::FieldError> &unplaced)
{
    QStringList sentences{words.why};
    for (const auto &error : unplaced) {
        sentences.append(QCoreApplication::translate("CreatePage", "%1: %2")
                             .arg(error.path.isEmpty() ? error.name : error.path, error.reason));
    }
    sentences.append(words.next);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

void CreatePage::showFailure(const http::Error &error)
{
    if (error.kind == http::ErrorKind::Cancelled) {
        showPoints();
        return;
    }
    const bool unknown = error.kind == http::ErrorKind::Unknown;
    if (unknown)
        showUnsure(host().clock().now());
    auto words = error.words;
    // Some records are created by an operation that also updates.
    if (error.kind == http::ErrorKind::Rejected && !m_words.refused.isEmpty())
        words.what = m_words.refused;
    // The fields show these reasons themselves.
    if (!error.fields.empty())
        words.why.clear();
    m_parts.notice->tell(unknown ? Tone::Warn : Tone::Err, words.what,
                         joined(words,
                                error.fields.empty() ? std::vector<http::FieldError>()
                                                     : showFieldErrors(error.fields)));
    m_parts.notice->show();
    m_candidates = error.candidates;
    m_parts.candidates->setVisible(!m_candidates.isEmpty());
    refused(error);
    m_refused = error.kind == http::ErrorKind::Conflict || !error.fields.empty();
    showPoints();
}

// Opens the most likely candidates, each in its own tab; the message counts the others.
void CreatePage::showCandidates()
{
    constexpr qsizetype most = 3;
    auto &window = host();
    QList<PageAddress> places;
    for (const auto &candidate : std::as_const(m_candidates)) {
        if (places.size() < most)
            places.append(placeOf(candidate.toObject()));
    }
    for (const auto &place : std::as_const(places))
        window.open(place);
}

} // namespace storedesk::ui::create
