// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preferences/settingeditor.h"

class QLabel;
class QLineEdit;

namespace storedesk::profiles {
class SecretStore;
}

namespace storedesk::ui::preferences {

// Edits a password. The text is stored only in the keychain, and a stored password is never shown.
class SecretField final : public SettingEditor
{
    Q_OBJECT

public:
    SecretField(const settings::SettingRow &row, PageHost &host, QWidget *parent);

    void show(const QString &value) override;

private:
    void look();
    void keep();

    PageHost &m_host;
    profiles::SecretStore *m_secrets;
    QLineEdit *m_field;
};

} // namespace storedesk::ui::preferences
