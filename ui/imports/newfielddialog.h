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
class Frame;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Makes a contact field for a column, over the step that matches it. Stays open with everything
// that was typed until the service has the field.
class NewFieldDialog final : public QDialog
{
    Q_OBJECT

public:
    // The values are what is proposed, or what was typed before.
    NewFieldDialog(Frame &frame, const QString &column, const QJsonObject &values,
                   QWidget *parent = nullptr);

    void reject() override; // while it is sent: stops that

Q_SIGNALS:
    void created(const QString &id);
    void left(const QJsonObject &typed); // without a field

private:
    void build(const QString &column);
    [[nodiscard]] QWidget *foot();
    void putForm(forms::FieldForm *form);
    void changed();
    void create();
    [[nodiscard]] bool isReady(); // else it shows why not
    [[nodiscard]] QString whyTaken() const; // the ID
    void askFirst();
    void send();
    void end(const api::Outcome &outcome);
    void showFailure(const api::Error &error);
    void lookForIt(); // after an end that is not known
    void nameButton();
    [[nodiscard]] QJsonObject values() const;
    [[nodiscard]] api::Request request() const;

    Frame &m_frame;
    Notice *m_notice;
    QVBoxLayout *m_formBox = nullptr;
    QWidget *m_formHost = nullptr;
    Button *m_cancel = nullptr;
    Button *m_create = nullptr;
    forms::ContactFieldForm m_fields;
    forms::TakenValue m_taken; // the ID that the service refused
    QPointer<api::Call> m_call;
    bool m_unsure = false; // it was sent and may have arrived
};

} // namespace storedesk::ui::imports
