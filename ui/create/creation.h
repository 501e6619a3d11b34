// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "ui/create/formissue.h"
#include "ui/frame/place.h"

#include <QJsonObject>

namespace storedesk::ui::create {

// What differs between the forms that make something: what is typed, what is wrong with it, what is
// sent and what the answer means. Who keeps the draft, walks through the open points and sends it
// knows no more of a form than this.
class Creation
{
public:
    Q_DISABLE_COPY_MOVE(Creation)

    [[nodiscard]] virtual FormIssues openPoints() const = 0;
    virtual void showReasons() { } // at every field, before the first point is gone to
    [[nodiscard]] virtual QJsonObject typed() const = 0; // for the draft
    virtual void setTyped(const QJsonObject &typed) = 0; // empty: a fresh form
    // What is still to be sent after this one has arrived, for the draft; empty: nothing.
    [[nodiscard]] virtual QJsonObject typedAfter() const { return {}; }

    [[nodiscard]] virtual api::Request request() const = 0;
    // What is sent, name and value in words, for the question before it.
    [[nodiscard]] virtual QList<std::pair<QString, QString>> review() const = 0;
    virtual void aboutToSend() { }

    [[nodiscard]] virtual Place placeOf(const QJsonObject &record) const = 0;
    virtual void notCreated(const api::Error &error) { Q_UNUSED(error) } // before it is told
    // Shows at their fields what a 422 names; answers what has no field here.
    virtual std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) = 0;
    virtual void refused(const api::Error &error) { Q_UNUSED(error) } // beside the notice

protected:
    Creation() = default;
    ~Creation() = default; // a page is deleted as a widget
};

} // namespace storedesk::ui::create
