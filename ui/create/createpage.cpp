// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createpage.h"

#include "account/account.h"
#include "api/errorwords.h"
#include "profiles/profile.h"
#include "storage/accountstorage.h"
#include "storage/drafts.h"
#include "ui/create/createfoot.h"
#include "ui/create/createsending.h"
#include "ui/forms/reviewdialog.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/finishediting.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"

#include <QCoreApplication>
#include <QLocale>
#include <QShortcut>

#include <algorithm>
#include <functional>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

CreatePage::CreatePage(PageHost &host, PageAddress place, Words words)
    : Page(host, std::move(place))
    , m_words(std::move(words))
    , m_parts(m_words, host.theme(), this)
    , m_points(*this, *m_parts.foot)
    , m_sending(new CreateSending(host.account(), *m_parts.foot, this))
    , m_draft(new TypedDraft(host, this->place().text(), [this] { return typed(); }, this))
{
    m_parts.candidates->setText(tr("Show possible matches"));
    connectParts();
    for (const int step : {1, -1}) {
        const QKeySequence key(step > 0 ? Qt::Key_F8 : Qt::SHIFT | Qt::Key_F8);
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step] { goToIssue(step); });
    }
    connectDraft();
}

QString CreatePage::title() const
{
    const auto title = host().titleOf(place());
    return title.isEmpty() ? m_words.title : title;
}

void CreatePage::connectDraft()
{
    connect(m_draft, &TypedDraft::readable, this, &CreatePage::loadDraft);
    connect(m_draft, &TypedDraft::stored, this, [this](const QDateTime &at) {
        if (m_pending)
            m_parts.foot->setDraftStatus(
                tr("Draft saved %1")
                    .arg(QLocale().toString(at.toLocalTime().time(), QLocale::ShortFormat)),
                at);
    });
    connect(m_draft, &TypedDraft::notStored, this, [this](const base::Problem &problem) {
        m_parts.foot->setDraftStatus(tr("Draft not saved"));
        m_parts.notice->tell(
            Tone::Warn, tr("Your draft is not being saved"),
            QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
        m_parts.notice->show();
    });
}

void CreatePage::loadDraft()
{
    const auto draft = m_draft->kept();
    // Input made before the stored draft was loaded takes precedence.
    if (!draft || m_pending)
        return;
    setTyped(draft->values);
    setPending(true);
    if (draft->sentAt.isValid())
        showUnsure(draft->sentAt);
    m_parts.foot->setDraftStatus(
        tr("Draft from %1 restored")
            .arg(QLocale().toString(draft->storedAt.toLocalTime(), QLocale::ShortFormat)),
        draft->storedAt);
    showPoints();
}

void CreatePage::connectParts()
{
    connect(m_parts.foot->goThere(), &QPushButton::clicked, this, [this] { goToIssue(1); });
    connect(m_parts.foot->create(), &QPushButton::clicked, this, &CreatePage::create);
    connect(m_parts.foot->stop(), &QPushButton::clicked, m_sending, &CreateSending::stop);
    connect(m_parts.foot->discard(), &QPushButton::clicked, this, &CreatePage::discardAndClose);
    connect(m_sending, &CreateSending::ended, this, &CreatePage::end);
    connect(m_parts.candidates, &QPushButton::clicked, this, &CreatePage::showCandidates);
    connect(&host().account(), &account::Account::rightsChanged, this, &CreatePage::showRights);
    auto *save = new QShortcut(QKeySequence::Save, this);
    save->setContext(Qt::WidgetWithChildrenShortcut);
    connect(save, &QShortcut::activated, m_parts.foot->create(), &QPushButton::click);
}

void CreatePage::discardAndClose()
{
    auto &host = this->host();
    const auto typed = this->typed();
    const bool something = m_pending;
    const bool unsure = m_unsureSince.isValid();
    discardChanges();
    host.close(this);
    if (something)
        host.tell(tr("“%1” was discarded.").arg(title()), [&host, place = place(), typed, unsure] {
            auto &drafts = host.account().storage().drafts();
            // If the discarded form may already have been received, mark the restored draft as sent
            // again.
            if (unsure)
                drafts.markSent(place.text(), typed, &host.account(), [] { });
            else
                drafts.keep(place.text(), typed);
            host.open(place);
        });
}

void CreatePage::focusFirst()
{
    if (m_parts.focus.goToFirst())
        return;
    Page::focusFirst();
    m_parts.focus.stayForNow();
}

void CreatePage::formChanged()
{
    m_parts.focus.orderTabs();
    if (m_parts.focus.belongsToFirst(*this, m_pending))
        focusFirst();
}

bool CreatePage::settled() const
{
    return !m_sending->isUnderWay();
}

void CreatePage::start()
{
    nameButton();
    showStanding();
    loadDraft();
    showPoints();
    formChanged();
}

void CreatePage::showStanding()
{
    if (m_unsureSince.isValid())
        showUnsure(m_unsureSince);
    showRights();
    const auto why = whyNot();
    if (why.isEmpty())
        return;
    const bool isReadOnly = !host().account().mayWrite();
    m_parts.notice->tell(Tone::Warn, why,
                         isReadOnly ? tr("Your entries are saved as a draft. To send them, change "
                                         "the account's protection.")
                                    : tr("Your entries are saved as a draft."),
                         Icon::Lock);
    m_parts.notice->show();
}

QString CreatePage::whyNot() const
{
    if (!host().account().mayWrite())
        return tr("The account “%1” is read-only, so nothing can be sent.")
            .arg(host().storeMark().name);
    return m_words.write ? host().account().whyRefused(*m_words.write) : QString();
}

void CreatePage::showRights()
{
    const auto why = whyNot();
    m_parts.foot->create()->setEnabled(why.isEmpty() && !m_sending->isUnderWay());
    m_parts.foot->create()->setToolTip(why);
}

void CreatePage::setSubtitle(const QString &subtitle)
{
    m_parts.head->setSubtitle(subtitle);
}

void CreatePage::noteEdit()
{
    setPending(true);
    m_draft->note();
    showPoints();
    forgetRefusal();
}

// Hides the refusal once the form has no more invalid values.
void CreatePage::forgetRefusal()
{
    const auto points = openIssues();
    if (!m_refused || std::ranges::any_of(points, std::not_fn(&FormIssue::missing)))
        return;
    m_refused = false;
    m_parts.notice->hide();
    showStanding();
}

void CreatePage::setPending(bool pending)
{
    if (m_pending == pending)
        return;
    m_pending = pending;
    Q_EMIT headChanged();
}

void CreatePage::keepDraftChanges()
{
    m_draft->keep();
}

void CreatePage::discardChanges()
{
    m_draft->drop();
    if (std::exchange(m_unsureSince, {}).isValid())
        m_parts.notice->hide();
    nameButton();
    m_points.forget();
    setTyped({});
    m_parts.foot->setDraftStatus({});
    setPending(false);
    showPoints();
}

void CreatePage::nameButton()
{
    nameButton(m_unsureSince.isValid() ? words().again
                                       : words().create.arg(host().storeMark().name));
}

void CreatePage::nameButton(const QString &words)
{
    const bool asks = m_unsureSince.isValid() || asksFirst();
    m_parts.foot->create()->setText(asks ? tr("%1…").arg(words) : words);
}

bool CreatePage::asksFirst() const
{
    return host().account().profile().guard == profiles::ProtectionLevel::Confirm;
}

// Shows the request before it is sent, for accounts that require confirmation.
void CreatePage::askFirst()
{
    const auto store = host().storeMark().name;
    const auto words = this->words();
    forms::Review asked{.creates = true,
                        .title = words.title,
                        .question = words.question.arg(store),
                        .button = words.create.arg(store),
                        .request = request(),
                        .rows = {}};
    for (const auto &[title, value] : review())
        asked.rows.push_back({.key = {}, .title = title, .after = value});
    auto *dialog = new forms::ReviewDialog(host(), asked);
    // A lookup may have changed the form in the meantime, so send only the request that the user
    // has reviewed.
    connect(dialog, &forms::ReviewDialog::agreed, this,
            [this, seen = asked.request] { request() == seen ? send() : askFirst(); });
    host().openDialog(dialog);
}

static QString inWords(const QDateTime &sentAt)
{
    return QLocale().toString(sentAt.toLocalTime(), QLocale::ShortFormat);
}

static void focusFirstField(const QWidget &form)
{
    for (auto *next = form.nextInFocusChain(); next != &form; next = next->nextInFocusChain()) {
        if (form.isAncestorOf(next) && next->isVisible() && next->isEnabled()
            && (next->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
            return next->setFocus(Qt::OtherFocusReason);
    }
}

void CreatePage::showUnsure(const QDateTime &sentAt)
{
    m_unsureSince = m_unsureSince.isValid() ? m_unsureSince : sentAt;
    nameButton();
    m_parts.notice->tell(Tone::Warn, tr("The result is not confirmed."),
                         tr("The request was sent on %1 and may have arrived. Check in the service "
                            "before you send it again.")
                             .arg(inWords(m_unsureSince)));
    m_parts.notice->show();
    // Moves the focus away from the button, so that a stray key press does not send the form again.
    if (m_parts.foot->create()->hasFocus())
        focusFirstField(*m_parts.form);
}

void CreatePage::askAgain()
{
    auto *question = new Question(host().storeMark(), host().theme());
    question->setObjectName(u"againQuestion"_s);
    const auto risk = m_words.risk.isEmpty()
        ? tr("If the request arrived, a second one would create a duplicate or be rejected.")
        : m_words.risk;
    question->ask(
        m_words.again,
        tr("The request was sent on %1 and may have arrived.").arg(inWords(m_unsureSince)), risk);
    auto *again =
        question->addAnswer(asksFirst() ? tr("%1…").arg(m_words.again) : m_words.again, u"again"_s);
    question->addSafeAnswer(tr("Back"), u"back"_s);
    connect(again, &Button::clicked, this, [this, question] {
        question->accept();
        askOrSend();
    });
    host().openDialog(question);
}

void CreatePage::create()
{
    if (!CreatePage::settled() || !whyNot().isEmpty())
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
    m_sending->send({.place = place().text(),
                     .typed = typed(),
                     .rest = typedAfter(),
                     .request = request(),
                     .wasInDoubt = m_unsureSince.isValid()});
}

void CreatePage::end(const http::Outcome &outcome)
{
    m_parts.form->setEnabled(true);
    m_parts.foot->reportIdle();
    showRights();
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

static QString joined(const base::Problem &words, const std::vector<http::FieldError> &unplaced,
                      const catalogue::FieldSet &fields)
{
    QStringList sentences{words.why};
    for (const auto &error : unplaced) {
        sentences.append(QCoreApplication::translate("CreatePage", "%1: %2")
                             .arg(api::titleOf(error, fields), error.reason));
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
    // Some records are created by an operation that also updates, so the page has its own text for
    // a refusal.
    if (error.kind == http::ErrorKind::Rejected && !m_words.refused.isEmpty())
        words.what = m_words.refused;
    // Leave out the reasons, which are shown at the fields.
    if (!error.fields.empty())
        words.why.clear();
    m_parts.notice->tell(unknown ? Tone::Warn : Tone::Err, words.what,
                         joined(words,
                                error.fields.empty() ? std::vector<http::FieldError>()
                                                     : showFieldErrors(error.fields),
                                api::bodyFieldsOf(request())));
    m_parts.notice->setDetails(errorDetails(error));
    m_parts.notice->show();
    m_candidates = error.candidates;
    m_parts.candidates->setVisible(!m_candidates.isEmpty());
    refused(error);
    m_refused = error.kind == http::ErrorKind::Conflict || !error.fields.empty();
    showPoints();
}

// Opens the most likely candidates, each in its own tab. The message states how many others there
// are.
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
