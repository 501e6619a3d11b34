// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/secretfield.h"

#include "profiles/secretstore.h"
#include "settings/settings.h"
#include "ui/host/accountactions.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;

SecretField::SecretField(const settings::SettingRow &row, PageHost &host, QWidget *parent)
    : SettingEditor(parent)
    , m_host(host)
    , m_secrets(host.accountActions() ? host.accountActions()->secrets : nullptr)
    , m_field(new QLineEdit(this))
{
    m_field->setObjectName(u"setting-"_s + QLatin1StringView(row.key));
    m_field->setAccessibleName(settings::titleOf(row));
    m_field->setAccessibleDescription(settings::sentenceOf(row));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setMinimumWidth(host.theme().scaled(240));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_field);
    connect(m_field, &QLineEdit::editingFinished, this, &SecretField::keep);
    if (m_secrets)
        connect(m_secrets, &profiles::SecretStore::changed, this, &SecretField::look);
}

void SecretField::show(const QString &value)
{
    // The value is not used: the settings file contains no secrets.
    Q_UNUSED(value)
    look();
}

void SecretField::look()
{
    m_field->setEnabled(m_secrets != nullptr);
    if (!m_secrets)
        return;
    m_secrets->read(settings::proxySecret(), this, [this](const base::Result<QByteArray> &kept) {
        const bool there = kept && !kept->isEmpty();
        const auto where = m_secrets->lasting() ? m_secrets->title() : tr("this session only");
        m_field->setPlaceholderText(there ? tr("Saved: %1").arg(where) : QString());
    });
}

// An untouched field changes nothing, even if it is empty.
void SecretField::keep()
{
    if (!m_field->isModified() || !m_secrets)
        return;
    const auto typed = m_field->text().toUtf8();
    m_field->clear();
    m_field->setModified(false);
    const auto done = [this](const base::Result<void> &kept) {
        if (!kept)
            m_host.tell(u"%1 %2"_s.arg(kept.error().what, kept.error().why));
        m_host.settings().noteSecret();
        look();
    };
    if (typed.isEmpty())
        m_secrets->remove(settings::proxySecret(), this, done);
    else
        m_secrets->write(settings::proxySecret(), typed, this, done);
}

} // namespace storedesk::ui::preferences
