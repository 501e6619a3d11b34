// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

#include <optional>
#include <utility>
#include <variant>

namespace storedesk::http {

// Interactive calls are sent before all requests from jobs.
enum class Priority : quint8 { Interactive, Job };

// The multipart body of an import. The file is read while it is sent, never as a whole.
struct ImportForm
{
    QString filePath;
    // The name sent to the service.
    QString fileName;
    // In the order of the body.
    QList<std::pair<QString, QString>> fields = {};
    // Number of rows in the file, if counted. Not sent.
    std::optional<qint64> rows = {};

    bool operator==(const ImportForm &) const = default;
};

using RequestBody = std::variant<std::monostate, QJsonObject, ImportForm>;

// One operation with all its parameters.
struct Request
{
    catalogue::OperationId operation;
    // Path values from left to right.
    QStringList values = {};
    // Sent unchanged; use addQueryItem() for free text.
    QUrlQuery query = {};
    RequestBody body = {};
    Priority priority = Priority::Interactive;
    // A further page of a list, as given by links.next. If set, it is sent byte for byte instead of
    // path and query. An origin other than that of the connection is NotSendable.
    QUrl address = {};
    // The purpose shown in the call log. If empty, it is taken from the owner of the call
    // (callcause.h).
    QString cause = {};
    // When an earlier run of the program may have sent the request. If set, the request is not
    // treated as new.
    std::optional<QDateTime> mayHaveLeft = {};
    // When an earlier run stopped waiting for the answer. If set, the request is only looked up and
    // never sent again, and a record created after this time is not adopted.
    std::optional<QDateTime> givenUp = {};
    // The record before this update or delete, if it was read. Not sent; used later to detect
    // whether the record was changed or recreated by others.
    QJsonObject before = {};

    bool operator==(const Request &) const = default;
};

[[nodiscard]] const catalogue::Operation &operationOf(const Request &request);

// Returns how a request whose result is unknown may be resolved. Follows the catalogue, except that
// an update that changes its own key must be looked up, because sending it twice would create
// another record.
[[nodiscard]] catalogue::Repeat repeatOf(const Request &request);

// Encodes name and value, including plus and percent signs, so that the typed text is sent.
void addQueryItem(QUrlQuery &query, const QString &name, const QString &value);

} // namespace storedesk::http
