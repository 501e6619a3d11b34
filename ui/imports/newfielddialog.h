// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "ui/forms/contactfieldform.h"
#include "ui/forms/takenvalue.h"

#include <QDialog>
#include <QPointer>

class QVBoxLayout;

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Dialog that creates a contact field for a column. Opened from the mapping step; stays open with
// all input until the service has created the field.
class NewFieldDialog final : public QDialog
{
    Q_OBJECT

public:
    // The values are proposed, or were typed before. The options are used if the user chooses a
    // list.
    NewFieldDialog(PageHost &host, const QString &column, const QJsonObject &values,
                   const QJsonArray &options = {}, QWidget *parent = nullptr);

    // Closes the dialog. A running request is cancelled first.
    void reject() override;

Q_SIGNALS:
    void created(const QString &id);
    // Emitted with the input when the dialog is closed without creating a field.
    void left(const QJsonObject &typed);

private:
    void build(const QString &column, int options);
    [[nodiscard]] QWidget *foot();
    void putForm(forms::FieldForm *form);
    void changed();
    void create();
    // Whether the field can be created. If not, shows the reason.
    [[nodiscard]] bool isReady();
    // Explains why the id is not available.
    [[nodiscard]] QString whyTaken() const;
    void askFirst();
    void send();
    void end(const http::Outcome &outcome);
    void showFailure(const http::Error &error);
    // Called after a request with an unknown outcome.
    void searchForRecord();
    void nameButton();
    [[nodiscard]] QJsonObject values() const;
    [[nodiscard]] http::Request request() const;

    PageHost &m_host;
    Notice *m_notice;
    QVBoxLayout *m_formBox = nullptr;
    QWidget *m_formHost = nullptr;
    Button *m_cancel = nullptr;
    Button *m_create = nullptr;
    forms::ContactFieldForm m_fields;
    // The id that the service refused, because another field uses it.
    forms::TakenValue m_taken;
    QPointer<api::Call> m_call;
    // Whether a request was sent whose outcome is unknown.
    bool m_unsure = false;
};

} // namespace storedesk::ui::imports
