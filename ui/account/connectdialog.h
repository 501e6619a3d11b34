// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "desk/keytest.h"

#include <QDialog>

namespace storedesk::accounts {
class SecretStore;
}

namespace storedesk::ui {
class Button;
class StoreBand;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::account {

class KeyTestPanel;
class ProfileForm;

// Asks for an account, new or known, and shows what its key may do. It keeps nothing itself: who
// opened it saves, and closes it or says why not.
class ConnectDialog final : public QDialog
{
    Q_OBJECT

public:
    // A profile with an id is edited. The secrets and the clock outlive it.
    ConnectDialog(const accounts::Profile &profile, accounts::SecretStore &secrets,
                  base::Clock &clock, const Theme &theme, QWidget *parent = nullptr);

    // The key that is there already, used while none is typed.
    void setKeptKey(const QByteArray &key);
    // Says why the key is needed and waits for it.
    void askForKey(const base::Problem &problem);
    [[nodiscard]] bool asksForKey() const { return m_asksForKey; }
    // Something could not be done; everything typed stays.
    void tell(const base::Problem &problem);

    [[nodiscard]] accounts::Profile profile() const; // cleaned once submitted() came
    [[nodiscard]] QByteArray key() const;
    [[nodiscard]] desk::KeyTest &test() { return m_test; }

Q_SIGNALS:
    // The account is wanted as it is; it makes sense as far as this computer can tell.
    void submitted();
    void called(const storedesk::api::CallRecord &record); // while it tests

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
    // The connection these fields make; tells what is wrong with them and goes there.
    [[nodiscard]] std::optional<api::Connection> checked();

    desk::KeyTest m_test;
    const Theme &m_theme;
    bool m_known;
    bool m_shown = false;
    bool m_asksForKey = false;
    QByteArray m_kept;
    StoreBand *m_band;
    ProfileForm *m_form;
    KeyTestPanel *m_panel;
    Button *m_testButton;
    Button *m_cancel;
    Button *m_add;
};

} // namespace storedesk::ui::account
