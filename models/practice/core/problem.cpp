// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/core/problem.h"

#include "catalogue/key.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

struct Title
{
    int status;
    QLatin1StringView text;
};

static constexpr std::array titles{
    Title{400, "Bad Request"_L1},
    Title{401, "Unauthorized"_L1},
    Title{403, "Forbidden"_L1},
    Title{404, "Not Found"_L1},
    Title{405, "Method Not Allowed"_L1},
    Title{408, "Request Timeout"_L1},
    Title{409, "Conflict"_L1},
    Title{413, "Payload Too Large"_L1},
    Title{414, "URI Too Long"_L1},
    Title{415, "Unsupported Media Type"_L1},
    Title{422, "Unprocessable entity"_L1},
    Title{429, "Too Many Requests"_L1},
    Title{431, "Request Header Fields Too Large"_L1},
    Title{500, "Internal Server Error"_L1},
    Title{502, "Bad Gateway"_L1},
    Title{503, "Service Unavailable"_L1},
    Title{504, "Gateway Timeout"_L1},
};

static QString titleFor(int status)
{
    const auto *const found = std::ranges::find(titles, status, &Title::status);
    return found == titles.end() ? u"Error"_s : QString(found->text);
}

PracticeResponse answerOf(int status, const QJsonObject &body)
{
    return {.status = status, .body = QJsonDocument(body).toJson(QJsonDocument::Compact)};
}

PracticeResponse nothing()
{
    return {.status = 204, .body = {}, .contentType = {}};
}

PracticeResponse problem(int status, const QString &detail, QLatin1StringView code,
                         const QJsonObject &extra)
{
    QJsonObject body = extra;
    body[key::status] = status;
    body[key::title] = titleFor(status);
    body[key::detail] = detail;
    if (!code.isEmpty())
        body[key::code] = QString(code);
    return answerOf(status, body);
}

PracticeResponse notFound(catalogue::Resource resource, const QString &key)
{
    return problem(404, u"%1 %2 was not found."_s.arg(catalogue::titleOf(resource), key));
}

PracticeResponse unprocessable(const std::vector<catalogue::FieldFault> &faults)
{
    QJsonArray entries;
    for (const auto &fault : faults) {
        entries.append(QJsonObject{
            {key::name, fault.name},
            {key::path, fault.path},
            {key::reason, catalogue::textOf(fault.reason)},
        });
    }
    return problem(422, u"One or more validation error occurred."_s, {},
                   {{key::validationErrors, entries}});
}

} // namespace storedesk::practice
