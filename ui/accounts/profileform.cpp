// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/profileform.h"

#include "profiles/secretstore.h"
#include "ui/accounts/colourchoice.h"
#include "ui/accounts/keyfield.h"
#include "ui/host/storemark.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;
using profiles::ProtectionLevel;
using profiles::StoreKind;

static QLabel *labelOf(const QString &text, QWidget *field)
{
    auto *label = new QLabel(text, field->parentWidget());
    label->setBuddy(field);
    setRole(label, Role::Muted);
    label->setMinimumHeight(std::max(field->sizeHint().height(), field->minimumHeight()));
    label->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    return label;
}

static void addRow(QGridLayout *form, const QString &text, QWidget *field)
{
    const int row = form->rowCount();
    form->addWidget(labelOf(text, field), row, 0, Qt::AlignTop);
    form->addWidget(field, row, 1);
}

// Adds a field with a hint line below it.
static void addRow(QGridLayout *form, const QString &text, QWidget *field, QLabel *below)
{
    const int row = form->rowCount();
    auto *column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(field);
    column->addWidget(below);
    form->addWidget(labelOf(text, field), row, 0, Qt::AlignTop);
    form->addLayout(column, row, 1);
}

static QSpinBox *limitIn(QWidget *parent, const QString &name, int most, const QString &none)
{
    auto *limit = new QSpinBox(parent);
    limit->setObjectName(name);
    limit->setRange(0, most);
    limit->setSpecialValueText(none);
    return limit;
}

ProfileForm::ProfileForm(const profiles::Profile &profile, profiles::SecretStore &secrets,
                         const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_profile(profile)
    , m_secrets(secrets)
    , m_theme(theme)
    , m_name(new QLineEdit(this))
    , m_kinds(new QButtonGroup(this))
    , m_colour(new ColourChoice(theme, this))
    , m_address(new QLineEdit(this))
    , m_key(new KeyField(theme, this))
    , m_guard(new QComboBox(this))
{
    auto *form = new QGridLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(11);
    form->setColumnStretch(1, 1);
    m_name->setObjectName(u"accountName"_s);
    m_name->setPlaceholderText(tr("Store name in the service"));
    addRow(form, tr("&Name"), m_name);
    addKind(form);
    addRow(form, tr("&Colour"), m_colour);
    m_address->setObjectName(u"accountAddress"_s);
    m_address->setPlaceholderText(u"https://"_s);
    addRow(form, tr("Service &address"), m_address);
    addKey(form);
    addGuard(form);
    addFold(form);
    fill(profile);
    connect(m_name, &QLineEdit::textChanged, this, &ProfileForm::edited);
    connect(m_colour, &ColourChoice::chosen, this, &ProfileForm::edited);
    for (auto *field : {m_address, static_cast<QLineEdit *>(m_key), m_header, m_scheme})
        connect(field, &QLineEdit::textChanged, this, &ProfileForm::accessEdited);
}

QLabel *ProfileForm::hint(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setRole(label, Role::Small);
    return label;
}

void ProfileForm::addKind(QGridLayout *form)
{
    auto *kinds = new QWidget(this);
    auto *row = rowIn(kinds, 18);
    const auto add = [&](StoreKind kind, const QString &text, const QString &name) {
        auto *button = new QRadioButton(text, kinds);
        button->setObjectName(name);
        m_kinds->addButton(button, static_cast<int>(kind));
        row->addWidget(button);
    };
    add(StoreKind::Practice, tr("&Practice"), u"kindPractice"_s);
    add(StoreKind::Test, tr("&Test"), u"kindTest"_s);
    add(StoreKind::Live, tr("&Live"), u"kindLive"_s);
    row->addStretch();
    kinds->setMinimumHeight(m_theme.scaled(24));
    m_kindHint = hint(this);
    addRow(form, tr("Type"), kinds, m_kindHint);
    connect(m_kinds, &QButtonGroup::idToggled, this, [this] {
        reportKind();
        Q_EMIT edited();
    });
}

void ProfileForm::addKey(QGridLayout *form)
{
    m_key->setObjectName(u"accountKey"_s);
    m_keyNote = hint(this);
    m_keyNote->setObjectName(u"keyNote"_s);
    m_keyNote->hide();
    addRow(form, tr("API &key"), m_key, m_keyNote);
    connect(m_key, &KeyField::noteChanged, this, [this] {
        m_keyNote->setText(m_key->note());
        m_keyNote->setVisible(!m_key->note().isEmpty());
    });

    auto *kept = new QWidget(this);
    auto *row = new QHBoxLayout(kept);
    row->setContentsMargins(0, 0, 0, 0);
    m_store = new QLabel(kept);
    m_store->setObjectName(u"keptIn"_s);
    m_store->setTextFormat(Qt::PlainText);
    m_store->setWordWrap(true);
    row->addWidget(new IconLabel(Icon::Lock, Tone::Neutral, m_theme, kept));
    row->addWidget(m_store, 1);
    addRow(form, tr("Saved in"), kept);
    connect(&m_secrets, &profiles::SecretStore::changed, this, &ProfileForm::reportStore);
    reportStore();
}

void ProfileForm::addGuard(QGridLayout *form)
{
    m_guard->setObjectName(u"accountGuard"_s);
    m_guard->addItem(tr("Read-only"), static_cast<int>(ProtectionLevel::ReadOnly));
    m_guard->addItem(tr("Confirm changes"), static_cast<int>(ProtectionLevel::Confirm));
    m_guard->addItem(tr("Unprotected"), static_cast<int>(ProtectionLevel::Free));
    m_guard->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_guardHint = hint(this);
    addRow(form, tr("Pr&otection"), m_guard, m_guardHint);
    connect(m_guard, &QComboBox::currentIndexChanged, this, [this] {
        reportProtection();
        Q_EMIT edited();
    });
}

void ProfileForm::addFold(QGridLayout *form)
{
    m_fold = new Button(tr("&Header and limits"), m_theme, this);
    m_fold->setKind(Role::Link);
    m_fold->setObjectName(u"accountFold"_s);
    m_fold->setCheckable(true);
    m_more = new QWidget(this);
    auto *fields = new QGridLayout(m_more);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setColumnStretch(1, 1);
    fields->setVerticalSpacing(6);
    m_header = new QLineEdit(m_more);
    m_header->setObjectName(u"accountHeader"_s);
    m_scheme = new QLineEdit(m_more);
    m_scheme->setObjectName(u"accountScheme"_s);
    m_pace = limitIn(m_more, u"accountPace"_s, 100'000, tr("no limit"));
    m_mostDeletes = limitIn(m_more, u"accountMostDeletes"_s, 10'000'000, tr("no limit"));
    addRow(fields, tr("H&eader"), m_header);
    addRow(fields, tr("Key pre&fix"), m_scheme);
    addRow(fields, tr("&Requests per minute"), m_pace);
    addRow(fields, tr("&Deletions per job"), m_mostDeletes);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addWidget(m_more);
    form->addLayout(column, form->rowCount(), 1);
    connect(m_fold, &QPushButton::toggled, this, &ProfileForm::setUnfolded);
    for (auto *limit : {m_pace, m_mostDeletes})
        connect(limit, &QSpinBox::valueChanged, this, &ProfileForm::edited);
    const auto learn = [this] {
        m_key->setWords(m_header->text(), m_scheme->text());
    };
    connect(m_header, &QLineEdit::textChanged, this, learn);
    connect(m_scheme, &QLineEdit::textChanged, this, learn);
}

void ProfileForm::fill(const profiles::Profile &profile)
{
    m_name->setText(profile.name);
    // Whether a new account is live must be decided by the user.
    if (!profile.id.isEmpty())
        m_kinds->button(static_cast<int>(profile.kind))->setChecked(true);
    m_colour->setColour(storeColourOf(profile.colour).value_or(StoreColour::Raspberry));
    m_address->setText(profile.address.toString());
    m_guard->setCurrentIndex(m_guard->findData(static_cast<int>(profile.guard)));
    m_header->setText(QString::fromLatin1(profile.headerName));
    m_scheme->setText(QString::fromLatin1(profile.scheme));
    m_pace->setValue(profile.requestsPerMinute);
    m_mostDeletes->setValue(profile.mostDeletes);
    const profiles::Profile usual{.id = {}, .name = {}, .address = {}};
    setUnfolded(profile.headerName != usual.headerName || profile.scheme != usual.scheme
                || profile.requestsPerMinute != usual.requestsPerMinute
                || profile.mostDeletes != usual.mostDeletes);
    reportKind();
    reportProtection();
}

void ProfileForm::setUnfolded(bool unfolded)
{
    m_fold->setChecked(unfolded);
    m_fold->setSign(unfolded ? Icon::ChevronDown : Icon::ChevronRight);
    m_more->setVisible(unfolded);
}

void ProfileForm::setTyped(const profiles::Profile &profile, bool hasKind)
{
    fill(profile);
    if (hasKind)
        m_kinds->button(static_cast<int>(profile.kind))->setChecked(true);
}

profiles::Profile ProfileForm::profile() const
{
    auto profile = m_profile;
    auto address = m_address->text().trimmed();
    if (!address.isEmpty() && !address.contains(u"://"_s))
        address.prepend(u"https://"_s);
    profile.address = QUrl(address, QUrl::StrictMode);
    profile.name = m_name->text().simplified();
    profile.colour = wordOf(m_colour->colour());
    if (hasKind())
        profile.kind = static_cast<StoreKind>(m_kinds->checkedId());
    profile.guard = static_cast<ProtectionLevel>(m_guard->currentData().toInt());
    profile.headerName = m_header->text().trimmed().toUtf8();
    profile.scheme = m_scheme->text().trimmed().toUtf8();
    profile.requestsPerMinute = m_pace->value();
    profile.mostDeletes = m_mostDeletes->value();
    return profile;
}

QByteArray ProfileForm::key() const
{
    return m_key->text().toUtf8();
}

void ProfileForm::setName(const QString &name)
{
    m_name->setText(name);
}

void ProfileForm::setKeyKept()
{
    m_key->setPlaceholderText(tr("Saved; paste a new key to replace it"));
}

void ProfileForm::focusKey()
{
    m_key->setFocus();
}

void ProfileForm::focusAddress()
{
    m_address->setFocus();
    m_address->selectAll();
}

void ProfileForm::focusFirstEmpty()
{
    for (auto *field : {m_name, m_address, static_cast<QLineEdit *>(m_key)}) {
        if (field->text().isEmpty())
            return field->setFocus();
    }
    m_name->setFocus();
}

void ProfileForm::reportStore()
{
    m_store->setText(m_secrets.lasting() || !m_secrets.settled()
                         ? m_secrets.title()
                         : tr("For this session only: no keychain was found"));
}

bool ProfileForm::hasKind() const
{
    return m_kinds->checkedId() >= 0;
}

void ProfileForm::focusKind()
{
    m_kinds->buttons().constLast()->setFocus(Qt::OtherFocusReason);
}

void ProfileForm::reportKind()
{
    if (!hasKind())
        return m_kindHint->setText(tr("Choose “Live” if this store has real customers."));
    switch (static_cast<StoreKind>(m_kinds->checkedId())) {
    case StoreKind::Practice:
        return m_kindHint->setText(tr("Nothing here is real. The label is a reminder."));
    case StoreKind::Test:
        return m_kindHint->setText(
            tr("Test data. To delete more than 20 records at once, you must type the number."));
    case StoreKind::Live:
        return m_kindHint->setText(
            tr("In a live store, you must type the number for every deletion."));
    }
}

void ProfileForm::reportProtection()
{
    switch (static_cast<ProtectionLevel>(m_guard->currentData().toInt())) {
    case ProtectionLevel::ReadOnly:
        return m_guardHint->setText(tr("No data can be changed from here."));
    case ProtectionLevel::Confirm:
        return m_guardHint->setText(tr("You review every change before it is sent."));
    case ProtectionLevel::Free:
        return m_guardHint->setText(
            tr("Changes are sent immediately. You still confirm deletions."));
    }
}

} // namespace storedesk::ui::accounts
