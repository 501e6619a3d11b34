// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profile.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace storedesk::profiles {
class SecretStore;
}

namespace storedesk::ui {
class Button;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

class ColourChoice;
class KeyField;

// Form for all properties of an account. Invalid input is returned as typed; the caller validates
// it.
class ProfileForm final : public QWidget
{
    Q_OBJECT

public:
    ProfileForm(const profiles::Profile &profile, profiles::SecretStore &secrets,
                const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] profiles::Profile profile() const;
    // Returns the key as typed. An empty key means the stored one.
    [[nodiscard]] QByteArray key() const;
    void setName(const QString &name);
    // Replaces all input except for the key. The type is shown as not chosen if it was not.
    void setTyped(const profiles::Profile &profile, bool hasKind);
    // Tells the form that a key is already stored, so that an empty key field is valid.
    void setKeyKept();
    void focusKey();
    // Whether the user has chosen the type of the store.
    [[nodiscard]] bool hasKind() const;
    void focusKind();
    void focusAddress();
    void focusFirstEmpty();

Q_SIGNALS:
    void edited();
    // Emitted when the address, key, header or scheme changes, which invalidates an earlier test.
    void accessEdited();

private:
    void fill(const profiles::Profile &profile);
    void addKind(QGridLayout *form);
    void addKey(QGridLayout *form);
    void addGuard(QGridLayout *form);
    void addFold(QGridLayout *form);
    void setUnfolded(bool unfolded);
    void reportStore();
    void reportProtection();
    void reportKind();
    [[nodiscard]] QLabel *hint(QWidget *parent);

    profiles::Profile m_profile;
    profiles::SecretStore &m_secrets;
    const Theme &m_theme;
    QLineEdit *m_name;
    QButtonGroup *m_kinds;
    QLabel *m_kindHint = nullptr;
    ColourChoice *m_colour;
    QLineEdit *m_address;
    KeyField *m_key;
    QLabel *m_keyNote = nullptr;
    QLabel *m_store = nullptr;
    QComboBox *m_guard;
    QLabel *m_guardHint = nullptr;
    Button *m_fold = nullptr;
    QWidget *m_more = nullptr;
    QLineEdit *m_header = nullptr;
    QLineEdit *m_scheme = nullptr;
    QSpinBox *m_pace = nullptr;
    QSpinBox *m_mostDeletes = nullptr;
};

} // namespace storedesk::ui::accounts
