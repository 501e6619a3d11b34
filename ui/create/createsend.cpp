// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/session.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "local/drafts.h"
#include "local/local.h"
#include "ui/create/createfoot.h"
#include "ui/create/createpage.h"
#include "ui/create/draftkeeper.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QLocale>

// How a form is sent and what follows; how it is built stands in createpage.cpp.
namespace storedesk::ui {

void CreatePage::create()
{
    if (m_call || !frame().desk().mayWrite())
        return;
    m_tried = true;
    m_point = -1;
    showReasons();
    if (!openPoints().isEmpty()) {
        goToPoint(1);
        return;
    }
    if (frame().desk().profile().guard == accounts::GuardLevel::Confirm)
        askFirst();
    else
        send();
}

void CreatePage::send()
{
    m_focusBefore = focusWidget();
    m_notice->hide();
    m_showCandidates->hide();
    m_form->setEnabled(false);
    m_foot->tellSending(tr("On its way to the service."));
    m_call = frame().desk().session().write(request());

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
    // The draft goes with the success even when the form was closed meanwhile.
    auto &desk = frame().desk();
    m_call->then(&desk, [&desk, place = m_place.text()](const api::Outcome &outcome) {
        if (outcome)
            desk.local().drafts().drop(place);
    });
}

void CreatePage::end(const api::Outcome &outcome)
{
    m_call = nullptr;
    m_form->setEnabled(true);
    m_foot->tellIdle();
    if (outcome) {
        m_draft->drop();
        setPending(false);
        succeed(*outcome);
    } else {
        if (m_focusBefore)
            m_focusBefore->setFocus();
        showFailure(outcome.error());
    }
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

static QString joined(const base::Problem &words, const std::vector<api::FieldError> &homeless)
{
    QStringList sentences{words.why};
    for (const auto &error : homeless) {
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
    if (unknown && !m_words.again.isEmpty())
        m_foot->create()->setText(m_words.again);
    auto words = error.words;
    // The fields say it themselves.
    if (!error.fields.empty())
        words.why.clear();
    m_notice->tell(
        unknown ? Tone::Warn : Tone::Err, words.what,
        joined(words, error.fields.empty() ? std::vector<api::FieldError>() : land(error.fields)));
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

} // namespace storedesk::ui
