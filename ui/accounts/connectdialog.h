// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/keytest.h"
#include "ui/accounts/typedaccount.h"

#include <QDialog>

namespace storedesk::profiles {
class SecretStore;
}

namespace storedesk::ui {
class Button;
class StoreBand;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

class KeyTestPanel;
class ProfileForm;

// Edits a new or existing account and shows the permissions of its key. Does not store anything: on
// submitted(), the caller saves, then closes the dialog or reports the problem.
class ConnectDialog final : public QDialog
{
    Q_OBJECT

public:
    // A profile with an id is edited, otherwise a new account is created. The secrets and the clock
    // outlive the dialog.
    ConnectDialog(const profiles::Profile &profile, profiles::SecretStore &secrets,
                  base::Clock &clock, const Theme &theme, QWidget *parent = nullptr);

    // Sets the stored key, which is used until the user types another one.
    void setKeptKey(const QByteArray &key, const QUrl &address);
    // Shows why the key is needed and focuses the key field.
    void askForKey(const base::Problem &problem);
    [[nodiscard]] bool asksForKey() const { return m_asksForKey; }
    // Shows a problem and leaves the input unchanged.
    void tell(const base::Problem &problem);

    // Returns the input, which restore() shows in another dialog after this one was cancelled.
    [[nodiscard]] TypedAccount typed() const;
    void restore(const TypedAccount &typed);
    // Returns the profile as typed, normalised once submitted() has been emitted.
    [[nodiscard]] profiles::Profile profile() const;
    [[nodiscard]] QByteArray key() const;
    [[nodiscard]] account::KeyTest &test() { return m_test; }

Q_SIGNALS:
    // Emitted when the user saves and the input is valid as far as it can be checked offline.
    void submitted();
    // Emitted for each call made by the key test.
    void called(const storedesk::api::CallRecord &record);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *foot();
    void startTest();
    void submit();
    void showBand();
    void showTest();
    // Returns the connection described by the fields. If a field is invalid, shows the problem and
    // focuses that field.
    [[nodiscard]] std::optional<http::Connection> checked();

    account::KeyTest m_test;
    const Theme &m_theme;
    bool m_known;
    bool m_shown = false;
    bool m_asksForKey = false;
    // The stored key, and the address that it was stored for.
    QByteArray m_kept;
    QUrl m_keptFor;
    StoreBand *m_band;
    ProfileForm *m_form;
    KeyTestPanel *m_panel;
    Button *m_testButton;
    Button *m_cancel;
    Button *m_add;
};

} // namespace storedesk::ui::accounts
