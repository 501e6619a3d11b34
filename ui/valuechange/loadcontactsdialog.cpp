// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/loadcontactsdialog.h"

#include "account/account.h"
#include "api/session.h"
#include "exports/loadedcontacts.h"
#include "jobs/jobestimate.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/progressline.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::valuechange {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using storedesk::exports::LoadedContacts;
using State = LoadedContacts::State;

LoadContactsDialog::LoadContactsDialog(PageHost &host, std::unique_ptr<LoadedContacts> contacts,
                                       QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_contacts(std::move(contacts))
    , m_words(new QLabel(this))
    , m_progress(new ProgressLine(host.theme(), this))
    , m_list(new QPlainTextEdit(this))
    , m_main(new Button({}, host.theme(), this))
{
    setObjectName(u"loadContactsDialog"_s);
    setWindowTitle(tr("Load current values"));
    build();
    connect(m_contacts.get(), &LoadedContacts::changed, this, &LoadContactsDialog::followState);
    // Updates the countdown while requests wait.
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this] {
        if (m_contacts && m_contacts->state() == State::Running)
            showProgress();
    });
    timer->start(500ms);
    showState();
}

LoadContactsDialog::~LoadContactsDialog() = default;

std::unique_ptr<LoadedContacts> LoadContactsDialog::takeContacts()
{
    m_contacts->disconnect(this);
    return std::move(m_contacts);
}

void LoadContactsDialog::build()
{
    m_words->setObjectName(u"loadWords"_s);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_progress->setObjectName(u"loadProgress"_s);
    m_list->setObjectName(u"loadList"_s);
    m_list->setAccessibleName(tr("Contacts"));
    m_list->setReadOnly(true);
    m_list->setTabChangesFocus(true);
    m_list->setMinimumHeight(m_host.theme().scaled(140));
    auto *body = new QWidget(this);
    auto *box = new QVBoxLayout(body);
    box->setContentsMargins(18, 14, 18, 12);
    box->setSpacing(8);
    box->addWidget(m_words);
    box->addWidget(m_progress);
    box->addWidget(m_list, 1);
    box->addStretch();
    auto *whole = columnIn(this);
    whole->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    whole->addWidget(body, 1);
    whole->addWidget(buildFoot());
    setMinimumWidth(m_host.theme().scaled(520));
}

QWidget *LoadContactsDialog::buildFoot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), foot);
    cancel->setObjectName(u"cancelLoading"_s);
    cancel->setKeyHint(Qt::Key_Escape);
    cancel->setAutoDefault(false);
    m_main->setObjectName(u"loadContacts"_s);
    m_main->setKind(Role::Primary);
    m_main->setDefault(true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 12, 18, 12);
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(m_main);
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    connect(m_main, &Button::clicked, this, &LoadContactsDialog::doMain);
    return foot;
}

void LoadContactsDialog::followState()
{
    if (m_contacts->state() == State::Ready && m_contacts->missing().isEmpty()) {
        accept();
        Q_EMIT loaded();
        return;
    }
    showState();
}

void LoadContactsDialog::showState()
{
    m_progress->setVisible(m_contacts->state() == State::Running);
    m_main->setVisible(m_contacts->state() != State::Running);
    showList({});
    switch (m_contacts->state()) {
    case State::Idle:
        return showQuestion();
    case State::Running:
        return showProgress();
    case State::Failed:
        return showProblem();
    case State::Ready:
        return showMissing();
    }
}

void LoadContactsDialog::showQuestion()
{
    const auto count = m_contacts->all();
    const auto time = storedesk::imports::RecordFetcher::timeFor(count, m_host.account().session());
    QStringList words{tr("Adding and removing values needs the current values of each contact. "
                         "There is no offline copy, so they are looked up.")};
    words.append(time ? tr("This takes %Ln request(s), %1.", nullptr, static_cast<int>(count))
                            .arg(storedesk::jobs::durationText(*time))
                      : tr("This takes %Ln request(s).", nullptr, static_cast<int>(count)));
    m_words->setText(words.join(u' '));
    m_main->setText(tr("Look up %Ln contact(s)", nullptr, static_cast<int>(count)));
}

void LoadContactsDialog::showProgress()
{
    const auto count = tr("Looking up: %L1 of %L2").arg(m_contacts->read()).arg(m_contacts->all());
    const auto waiting = m_contacts->waitingText();
    m_words->setText(waiting.isEmpty() ? count : u"%1 · %2"_s.arg(count, waiting));
    m_progress->setAmount(m_contacts->read(), m_contacts->all());
}

void LoadContactsDialog::showProblem()
{
    const auto &problem = m_contacts->problem();
    m_words->setText(QStringList{problem.what, problem.why, tr("Nothing was sent."), problem.next}
                         .join(u' ')
                         .simplified());
    showList(m_contacts->failed());
    m_main->setText(tr("Try again"));
}

void LoadContactsDialog::showMissing()
{
    const auto missing = m_contacts->missing();
    const auto found = m_contacts->all() - missing.size();
    m_words->setText(found == 0
                         ? tr("None of these contacts exist, so there is nothing to change.")
                         : tr("%Ln contact(s) do not exist. They are not created or changed.",
                              nullptr, static_cast<int>(missing.size())));
    showList(missing);
    m_main->setText(tr("Continue with %Ln contact(s)", nullptr, static_cast<int>(found)));
    m_main->setVisible(found > 0);
}

void LoadContactsDialog::showList(const QStringList &lines)
{
    m_list->setPlainText(lines.join(u'\n'));
    m_list->setVisible(!lines.isEmpty());
}

void LoadContactsDialog::doMain()
{
    if (m_contacts->state() == State::Ready) {
        accept();
        Q_EMIT loaded();
        return;
    }
    m_contacts->start();
    showState();
}

} // namespace storedesk::ui::valuechange
