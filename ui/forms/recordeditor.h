// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "http/request.h"

#include <QJsonObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

namespace storedesk::api {
class Call;
}

namespace storedesk::ui {
class PageHost;
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

class EditNotice;
class FieldForm;
class PendingBar;

// The edit mode of a record: typed editors in groups, and a bar that appears with the first change.
// Stores drafts, reads the record again before a review, sends only the differences, and shows
// errors reported by the service at their fields.
class RecordEditor final : public QWidget
{
    Q_OBJECT

public:
    // Takes the patch operation with its path values, and the record as read.
    RecordEditor(PageHost &host, catalogue::OperationId patch, const QStringList &values,
                 QJsonObject record, QWidget *parent = nullptr);
    ~RecordEditor() override;

    [[nodiscard]] bool hasPendingChanges() const;
    void discardChanges();
    // Stores the draft immediately instead of at the next pause in typing.
    void keepDraftChanges();
    // Sends the changes. Asks for confirmation first if the account requires it.
    void save();
    void review();
    // Sets a newer version of the record; the input is preserved.
    void setRecord(const QJsonObject &record);

    [[nodiscard]] FieldForm *form() const { return m_form; }
    // Whether the record is being read or written.
    [[nodiscard]] bool isBusy() const;

Q_SIGNALS:
    // Emitted when unsaved changes appear or disappear, to update the mark on the tab.
    void pendingChanged();
    // Emitted with the record as returned by the service.
    void saved(const QJsonObject &record);

private:
    void build();
    void buildForm();
    // Called when the account's custom fields are loaded.
    void applyFields();
    void loadDraft();
    // Shows the input on top of the record.
    void show(const QJsonObject &typed);
    void discardWithUndo();
    void noteEdit();
    void reportPending();
    void readAgain(std::function<void(const QJsonObject &)> then);
    void openReview(const QJsonObject &now);
    void send(const http::Request &request, const QJsonObject &before);
    void applySaved(const QJsonObject &record, const QJsonObject &sent);
    void handleFailure(const http::Error &error);
    void keepOldValue(const QString &key, const QJsonObject &now);
    [[nodiscard]] http::Request request() const;

    PageHost &m_host;
    catalogue::OperationId m_patch;
    QStringList m_values;
    QJsonObject m_record;
    EditNotice *m_notice = nullptr;
    // Container of the form.
    QWidget *m_room = nullptr;
    FieldForm *m_form = nullptr;
    PendingBar *m_bar = nullptr;
    TypedDraft *m_draft = nullptr;
    QPointer<api::Call> m_call;
    qsizetype m_pending = 0;
};

} // namespace storedesk::ui::forms
