// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

#include <memory>
#include <optional>

namespace storedesk::practice {

// The file in a multipart body. It is stored on disk while the request is processed and deleted
// afterwards, unless it has been renamed.
struct Upload
{
    QString fileName;
    QString path;
    qint64 size = 0;
    // The name of the form field.
    QString part = {};
};

// A request with a known operation, a valid key and a body of the right type and size.
struct PracticeRequest
{
    const catalogue::Operation *operation = nullptr;
    // The decoded path values.
    QStringList values = {};
    QUrlQuery query = {};
    // A well-formed JSON object.
    QByteArray body = {};
    // Text fields of a multipart body.
    QHash<QString, QString> form = {};
    std::optional<Upload> upload = {};
    // The service's base URL, for links.
    QUrl base = {};
};

struct PracticeResponse
{
    int status = 200;
    QByteArray body = {};
    QByteArray contentType = "application/json";
    QList<std::pair<QByteArray, QByteArray>> headers = {};
};

} // namespace storedesk::practice
