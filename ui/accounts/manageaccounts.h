// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profiles.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace storedesk::ui {
class Button;
class Notice;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

// Lists all accounts on this computer, so that the user can connect, edit or remove them or delete
// a key. Only emits requests; the owner acts on them.
class ManageAccounts final : public QDialog
{
    Q_OBJECT

public:
    // The profiles outlive the dialog. The connected account cannot be removed.
    ManageAccounts(profiles::Profiles &profiles, QString currentId, const Theme &theme,
                   QWidget *parent = nullptr);

    // Shows the result of a request.
    void tell(const QString &sentence);
    void tell(const base::Problem &problem);

Q_SIGNALS:
    void addAsked();
    void connectAsked(const QString &id);
    void editAsked(const QString &id);
    // Emitted after the user confirmed the question.
    void removeAsked(const QString &id);
    void forgetKeyAsked(const QString &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void fill();
    void showChosen();
    void buildName();
    void askToRemove();
    [[nodiscard]] bool isNameTyped() const;
    void hideQuestion();
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] Button *button(const QString &text, const QString &name);

    profiles::Profiles &m_profiles;
    QString m_currentId;
    const Theme &m_theme;
    QListWidget *m_list;
    Notice *m_told;
    Notice *m_question;
    Button *m_yes;
    Button *m_no;
    QWidget *m_nameRow;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    Button *m_connect;
    Button *m_edit;
    Button *m_forget;
    Button *m_remove;
    // Id of the account to which the question refers.
    QString m_asked;
};

} // namespace storedesk::ui::accounts
