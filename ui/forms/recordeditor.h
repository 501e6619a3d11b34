// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"

#include <QJsonObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

namespace storedesk::api {
class Call;
}

namespace storedesk::ui {
class Frame;
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

class EditNotice;
class FieldForm;
class PendingBar;

// The edit mode of one record: typed editors in groups, and a bar that appears with the first
// change. Keeps drafts, reads the record again before it shows a review, sends only the
// difference, and lets the service's refusals land at their fields.
class RecordEditor final : public QWidget
{
    Q_OBJECT

public:
    // The patch and the values of its path; the record as it was read.
    RecordEditor(Frame &frame, catalogue::OperationId patch, const QStringList &values,
                 QJsonObject record, QWidget *parent = nullptr);
    ~RecordEditor() override;

    [[nodiscard]] bool hasPendingChanges() const;
    void discardChanges();
    void keepChanges(); // now, not only in the next pause
    void save(); // asks first where the account wants it
    void review();
    // The record as it was read later; what was typed stays.
    void setRecord(const QJsonObject &record);

    [[nodiscard]] FieldForm *form() const { return m_form; }
    [[nodiscard]] bool isBusy() const; // reads or writes

Q_SIGNALS:
    void pendingChanged(); // for the dot on the tab
    void saved(const QJsonObject &record); // as the service answers it

private:
    void build();
    void buildForm();
    void takeFields(); // the account's own came
    void takeDraft();
    void show(const QJsonObject &typed); // over the record
    void discardWithUndo();
    void noteEdit();
    void tellPending();
    void readAgain(std::function<void(const QJsonObject &)> then);
    void openReview(const QJsonObject &now);
    void send(const api::Request &request, const QJsonObject &before);
    void takeSaved(const QJsonObject &record, const QJsonObject &sent);
    void takeFailure(const api::Error &error);
    void keepOld(const QString &key, const QJsonObject &now);
    [[nodiscard]] api::Request request() const;

    Frame &m_frame;
    catalogue::OperationId m_patch;
    QStringList m_values;
    QJsonObject m_record;
    EditNotice *m_notice = nullptr;
    QWidget *m_room = nullptr; // of the form
    FieldForm *m_form = nullptr;
    PendingBar *m_bar = nullptr;
    TypedDraft *m_draft = nullptr;
    QPointer<api::Call> m_call;
    qsizetype m_pending = 0;
};

} // namespace storedesk::ui::forms
