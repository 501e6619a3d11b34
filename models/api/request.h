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

namespace storedesk::api {

// Calls that somebody waits for go before every request of a job.
enum class Priority : quint8 { Interactive, Job };

// The multipart body of an import. The file is read while it is sent, never as a whole.
struct ImportForm
{
    QString filePath;
    QString fileName; // as the service is told
    QList<std::pair<QString, QString>> fields = {}; // in the order of the body
    std::optional<qint64> rows = {}; // of the file, when somebody counted them; not sent

    bool operator==(const ImportForm &) const = default;
};

using RequestBody = std::variant<std::monostate, QJsonObject, ImportForm>;

// One operation with everything it needs.
struct Request
{
    catalogue::OperationId operation;
    QStringList values = {}; // of the path, from left to right
    QUrlQuery query = {}; // sent as it stands; addQueryItem() puts free text in
    RequestBody body = {};
    Priority priority = Priority::Interactive;
    // A further page of a list, as links.next named it. When it is set it is sent byte by byte in
    // place of path and query, provided it has the origin of the connection; else NotSendable.
    QUrl address = {};
    // What the call log says it is for. When it is empty the owner of the call is asked
    // (callcause.h).
    QString cause = {};
    // It may have left then, before this program was started: it is not sent again as if it were
    // new.
    std::optional<QDateTime> mayHaveLeft = {};
    // The record before this change or delete, when it was read. Not sent: it tells later whether
    // somebody else changed or recreated the record.
    QJsonObject before = {};

    bool operator==(const Request &) const = default;
};

[[nodiscard]] const catalogue::Operation &operationOf(const Request &request);

// What may be done when the end of this request is not known. As the catalogue says, but a change
// of the very key it is addressed by must be looked up: sent twice, the second would create another
// record.
[[nodiscard]] catalogue::Repeat repeatOf(const Request &request);

// Encodes both: what is sent is what was typed, plus signs and percent signs too.
void addQueryItem(QUrlQuery &query, const QString &name, const QString &value);

} // namespace storedesk::api
