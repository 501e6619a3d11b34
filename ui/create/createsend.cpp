// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/session.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "local/drafts.h"
#include "local/local.h"
#include "ui/create/createfoot.h"
#include "ui/create/createpage.h"
#include "ui/forms/typeddraft.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QLocale>

// How a form is sent and what follows; how it is built stands in createpage.cpp.
namespace storedesk::ui::create {

void CreatePage::create()
{
    if (!CreatePage::settled() || !frame().desk().mayWrite())
        return;
    m_tried = true;
    m_point = -1;
    showReasons();
    if (!openPoints().isEmpty()) {
        goToPoint(1);
        return;
    }
    m_unsureSince.isValid() ? askAgain() : askOrSend();
}

void CreatePage::askOrSend()
{
    if (asksFirst())
        askFirst();
    else
        send();
}

// How it ended decides about the draft, also when the form was closed meanwhile. An end that is not
// known leaves it in doubt, and so does a refusal when it was in doubt before.
static void follow(api::Call *call, desk::Desk &desk, const QString &place, const QJsonObject &rest,
                   bool wasInDoubt)
{
    call->then(&desk, [&desk, place, rest, wasInDoubt](const api::Outcome &outcome) {
        auto &drafts = desk.local().drafts();
        if (outcome) {
            drafts.drop(place); // with its doubt
            if (!rest.isEmpty())
                drafts.keep(place, rest);
        } else if (outcome.error().kind != api::Kind::Unknown && !wasInDoubt) {
            drafts.markNotArrived(place);
        }
    });
}

// That it is sent is written down first: after a crash it must not look as if it never left.
void CreatePage::send()
{
    m_focusBefore = focusWidget();
    aboutToSend();
    m_notice->hide();
    m_showCandidates->hide();
    m_form->setEnabled(false);
    m_foot->tellSending(tr("Sending to the service."));
    m_leaving = true;
    m_stopped = false;
    auto &desk = frame().desk();
    const auto goOn = [self = QPointer(this), &desk, place = m_place.text(), request = request(),
                       rest = typedAfter(), wasInDoubt = m_unsureSince.isValid()] {
        if (self && self->m_stopped) {
            if (!wasInDoubt)
                desk.local().drafts().markNotArrived(place);
            return self->end(tl::unexpected(api::Error{.kind = api::Kind::Cancelled}));
        }
        auto *call = desk.session().write(request);
        follow(call, desk, place, rest, wasInDoubt);
        if (self)
            self->leave(call);
    };
    desk.local().drafts().markSent(m_place.text(), typed(), &desk, goOn);
}

void CreatePage::leave(api::Call *call)
{
    m_leaving = false;
    m_call = call;
    connect(m_call, &api::Call::progress, this, [this](qint64 sent, qint64 total) {
        m_foot->tellProgress(sent, total);
        const QLocale locale;
        m_foot->tellSending(
            tr("%1 of %2 sent.")
                .arg(locale.formattedDataSize(sent), locale.formattedDataSize(total)));
    });
    connect(m_call, &api::Call::waiting, this,
            [this](base::Clock::Duration, api::Why why) { m_foot->tellSending(textOf(why)); });
    m_call->then(this, [this](const api::Outcome &outcome) { end(outcome); });
}

void CreatePage::end(const api::Outcome &outcome)
{
    m_call = nullptr;
    m_leaving = false;
    m_form->setEnabled(true);
    m_foot->tellIdle();
    if (outcome) {
        m_draft->drop();
        m_unsureSince = {};
        nameButton();
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

void CreatePage::succeed(const api::Reply &reply)
{
    auto &frame = this->frame();
    const auto done = m_words.done;
    const auto record = placeOf(reply.document.object());
    // Opening first: closing may delete this.
    frame.open(record);
    frame.close(this);
    frame.tell(done);
}

static QString joined(const base::Problem &words, const std::vector<api::FieldError> &unplaced)
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

void CreatePage::showFailure(const api::Error &error)
{
    if (error.kind == api::Kind::Cancelled) {
        showPoints();
        return;
    }
    const bool unknown = error.kind == api::Kind::Unknown;
    if (unknown)
        showUnsure(frame().clock().now());
    auto words = error.words;
    // The fields say it themselves.
    if (!error.fields.empty())
        words.why.clear();
    m_notice->tell(unknown ? Tone::Warn : Tone::Err, words.what,
                   joined(words,
                          error.fields.empty() ? std::vector<api::FieldError>()
                                               : showFieldErrors(error.fields)));
    m_notice->show();
    m_candidates = error.candidates;
    m_showCandidates->setVisible(!m_candidates.isEmpty());
    refused(error);
}

// The most likely ones, each in a tab of its own; the sentence counts the others.
void CreatePage::showCandidates()
{
    constexpr qsizetype most = 3;
    auto &window = frame();
    QList<Place> places;
    for (const auto &candidate : std::as_const(m_candidates)) {
        if (places.size() < most)
            places.append(placeOf(candidate.toObject()));
    }
    for (const auto &place : std::as_const(places))
        window.open(place);
}

} // namespace storedesk::ui::create
