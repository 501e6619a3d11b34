// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/connectdialog.h"

#include "account/connectionof.h"
#include "profiles/secretstore.h"
#include "ui/accounts/keytestpanel.h"
#include "ui/accounts/profileform.h"
#include "ui/host/storemark.h"
#include "ui/tables/storeband.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>

#include <algorithm>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

ConnectDialog::ConnectDialog(const profiles::Profile &profile, profiles::SecretStore &secrets,
                             base::Clock &clock, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_test(clock)
    , m_theme(theme)
    , m_known(!profile.id.isEmpty())
    , m_band(new StoreBand({}, theme, this))
    , m_form(new ProfileForm(profile, secrets, theme, this))
    , m_panel(new KeyTestPanel(m_test, theme, this))
    , m_testButton(new Button(Icon::Refresh, tr("Test connection"), theme, this))
    , m_cancel(new Button(tr("Cancel"), theme, this))
    , m_add(new Button(m_known ? tr("Save account") : tr("Add account"), theme, this))
{
    setObjectName(u"connectDialog"_s);
    setWindowTitle(m_known ? tr("Edit account") : tr("Connect an account"));
    build();
    showBand();
    showTest();
    connect(m_form, &ProfileForm::edited, this, &ConnectDialog::showBand);
    connect(m_form, &ProfileForm::accessEdited, this, [this] {
        m_test.forget();
        showBand();
    });
    connect(&m_test, &account::KeyTest::called, this, &ConnectDialog::called);
    connect(&m_test, &account::KeyTest::changed, this, &ConnectDialog::showTest);
    connect(m_testButton, &QPushButton::clicked, this, &ConnectDialog::startTest);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &ConnectDialog::submit);
}

void ConnectDialog::build()
{
    auto *left = new QWidget(this);
    auto *leftBox = new QVBoxLayout(left);
    // Leaves room for the focus ring.
    leftBox->setContentsMargins(marginsAlong(2, 2, 14, 2));
    leftBox->addWidget(m_form);
    leftBox->addStretch();
    auto *scroll = scrolled(left);
    // Spanish labels are longer. The remaining width is used by the test panel.
    scroll->setFixedWidth(
        std::clamp(left->sizeHint().width(), m_theme.scaled(416), m_theme.scaled(446)));

    auto *body = new QHBoxLayout;
    body->setContentsMargins(18, 16, 18, 14);
    body->setSpacing(10);
    body->addWidget(scroll);
    body->addWidget(m_panel, 1);
    auto *column = columnIn(this);
    column->addWidget(m_band);
    column->addLayout(body, 1);
    column->addWidget(foot());
    setMinimumSize(m_theme.scaled(860), m_theme.scaled(480));
    resize(m_theme.scaled(984), m_theme.scaled(660));
}

QWidget *ConnectDialog::foot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 11, 18, 11);
    row->setSpacing(8);
    m_testButton->setObjectName(u"testConnection"_s);
    m_testButton->setKeyHint(QKeySequence(Qt::Key_F5));
    m_cancel->setObjectName(u"cancel"_s);
    m_cancel->setKeyHint(QKeySequence(Qt::Key_Escape));
    m_add->setObjectName(u"addAccount"_s);
    m_add->setKind(Role::Primary);
    m_add->setDefault(true);
    row->addWidget(m_testButton);
    row->addStretch();
    row->addWidget(m_cancel);
    row->addWidget(m_add);
    return foot;
}

void ConnectDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F5)
        startTest();
    else
        QDialog::keyPressEvent(event);
}

// Sets the focus only when shown, because assigning the parent would take the focus away again.
void ConnectDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (std::exchange(m_shown, true))
        return;
    if (const auto *window = parentWidget())
        resize(size().boundedTo(window->window()->size() - QSize(32, 32)));
    m_form->focusFirstEmpty();
}

void ConnectDialog::setKeptKey(const QByteArray &key, const QUrl &address)
{
    m_kept = key;
    m_keptFor = address;
    if (!key.isEmpty())
        m_form->setKeyKept();
}

void ConnectDialog::askForKey(const base::Problem &problem)
{
    m_asksForKey = true;
    m_panel->tell(problem);
    m_form->focusKey();
}

void ConnectDialog::tell(const base::Problem &problem)
{
    m_panel->tell(problem);
    m_add->setEnabled(true);
    m_cancel->setEnabled(true);
}

std::optional<http::Connection> ConnectDialog::checked()
{
    const auto profile = m_form->profile();
    if (const auto reachable = http::checkedConnection(account::connectionOf(profile, "x"));
        !reachable) {
        m_panel->tell(reachable.error());
        m_form->focusAddress();
        return std::nullopt;
    }
    if (m_form->key().isEmpty() && !m_kept.isEmpty() && this->profile().address != m_keptFor) {
        m_panel->tell({.what = tr("Enter the API key for the new address."),
                       .why = tr("The stored key is only sent to %1.").arg(m_keptFor.authority())});
        m_form->focusKey();
        return std::nullopt;
    }
    auto connection = http::checkedConnection(account::connectionOf(profile, key()));
    if (!connection) {
        m_panel->tell(connection.error());
        m_form->focusKey();
        return std::nullopt;
    }
    return *connection;
}

void ConnectDialog::startTest()
{
    if (m_test.verdict() == account::KeyTest::Verdict::Testing)
        return m_test.forget();
    if (const auto connection = checked())
        m_test.start(profile(), connection->key);
}

void ConnectDialog::submit()
{
    if (!checked())
        return;
    if (!m_form->hasKind()) {
        m_panel->tell({.what = tr("Is this a live store or a test store?"),
                       .why = tr("A live store has real customers, so every deletion asks you to "
                                 "type the number of records."),
                       .next = tr("Choose the type.")});
        return m_form->focusKind();
    }
    m_add->setEnabled(false);
    m_cancel->setEnabled(false);
    Q_EMIT submitted();
}

TypedAccount ConnectDialog::typed() const
{
    return {.profile = m_form->profile(), .hasKind = m_form->hasKind()};
}

void ConnectDialog::restore(const TypedAccount &typed)
{
    m_form->setTyped(typed.profile, typed.hasKind);
}

profiles::Profile ConnectDialog::profile() const
{
    auto profile = m_form->profile();
    if (const auto connection = http::checkedConnection(account::connectionOf(profile, "x")))
        profile.address = connection->baseUrl;
    if (profile.name.isEmpty())
        profile.name = profile.address.host();
    return profile;
}

QByteArray ConnectDialog::key() const
{
    const auto typed = m_form->key();
    return typed.isEmpty() ? m_kept : typed;
}

void ConnectDialog::showBand()
{
    auto mark = markOf(m_form->profile());
    if (mark.name.isEmpty())
        mark.name = tr("New account");
    mark.note = tr("This colour marks the store's tabs and dialogs");
    m_band->setMark(mark);
}

void ConnectDialog::showTest()
{
    using Verdict = account::KeyTest::Verdict;
    const auto verdict = m_test.verdict();
    const bool testing = verdict == Verdict::Testing;
    const auto again = verdict == Verdict::Untested ? tr("Test connection") : tr("Test again");
    m_testButton->setText(testing ? tr("Stop testing") : again);
    m_testButton->setSign(testing ? Icon::Stop : Icon::Refresh);
    if (m_form->profile().name.isEmpty() && !m_test.storeName().isEmpty())
        m_form->setName(m_test.storeName());
}

} // namespace storedesk::ui::accounts
