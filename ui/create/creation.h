// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "ui/create/formissue.h"
#include "ui/host/pageaddress.h"

#include <QJsonObject>

namespace storedesk::ui::create {

// The part that differs between create forms: input, issues, request and the meaning of the reply.
// The code that stores drafts, walks through issues and sends requests depends only on this
// interface.
class Creation
{
public:
    Q_DISABLE_COPY_MOVE(Creation)

    [[nodiscard]] virtual FormIssues openIssues() const = 0;
    // Shows at each field why its value is invalid. Called before going to the first issue.
    virtual void showReasons() { }
    // Returns the input to store in the draft.
    [[nodiscard]] virtual QJsonObject typed() const = 0;
    // Sets the input. An empty object resets the form.
    virtual void setTyped(const QJsonObject &typed) = 0;
    // Returns the input still to be sent after this request has succeeded, for the draft; empty if
    // nothing is left.
    [[nodiscard]] virtual QJsonObject typedAfter() const { return {}; }

    [[nodiscard]] virtual http::Request request() const = 0;
    // Returns the names and values in the request as display text, for the confirmation.
    [[nodiscard]] virtual QList<std::pair<QString, QString>> review() const = 0;
    virtual void aboutToSend() { }

    [[nodiscard]] virtual PageAddress placeOf(const QJsonObject &record) const = 0;
    // Called before the error is shown.
    virtual void notCreated(const http::Error &error) { Q_UNUSED(error) }
    // Shows the errors in a 422 reply at their fields. Returns the errors that belong to no field
    // in this form.
    virtual std::vector<http::FieldError>
    showFieldErrors(const std::vector<http::FieldError> &errors) = 0;
    // Called when the service refuses, in addition to showing the notice.
    virtual void refused(const http::Error &error) { Q_UNUSED(error) }

protected:
    Creation() = default;
    // Not virtual: pages are deleted as widgets.
    ~Creation() = default;
};

} // namespace storedesk::ui::create
