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

class QIODevice;

namespace storedesk::practice {

// The file part of a multipart body, kept on disk while the request is answered. The service
// removes it afterwards: rename it to keep it.
struct Upload
{
    QString fileName;
    QString path;
    qint64 size = 0;
    QString part = {}; // the name of the form's field
};

// A request that found its operation, has a good key and a body of the right kind and size.
struct Request
{
    const catalogue::Operation *operation = nullptr;
    QStringList values = {}; // of the path, decoded
    QUrlQuery query = {};
    QByteArray body = {}; // JSON, well-formed, an object
    QHash<QString, QString> form = {}; // multipart texts
    std::optional<Upload> upload = {};
    QUrl base = {}; // where the service answers, for links
};

struct Answer
{
    int status = 200;
    QByteArray body = {};
    QByteArray contentType = "application/json";
    QList<std::pair<QByteArray, QByteArray>> headers = {};
};

} // namespace storedesk::practice
