// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookuperrors.h"

#include <QCoreApplication>

namespace storedesk::api {

http::Error tooLate(const http::Request &request, const LookupFinding &finding)
{
    http::Error error{.kind = finding.error ? finding.error->kind : http::ErrorKind::Conflict};
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("Errors", text);
    };
    error.words.what = translated(QT_TRANSLATE_NOOP("Errors", "%1: not sent."))
                           .arg(titleOf(http::operationOf(request)));
    error.words.why = translated(
        QT_TRANSLATE_NOOP("Errors", "It was delayed too long and could overwrite a newer change."));
    if (finding.error)
        error.words.why = translated(QT_TRANSLATE_NOOP("Errors",
                                                       "It was delayed so long that the record "
                                                       "must be loaded first, and that failed. %1"))
                              .arg(finding.error->words.why)
                              .trimmed();
    error.words.next =
        translated(QT_TRANSLATE_NOOP("Errors", "Check the current record and decide again."));
    return error;
}

http::Error undecided(http::Error unknown, const LookupFinding &finding)
{
    if (finding.error && !finding.error->words.why.isEmpty())
        unknown.words.why += u' ' + finding.error->words.why;
    unknown.candidates = finding.candidates;
    unknown.readFailed = finding.readFailed;
    return unknown;
}

http::Error conflict(ClassifiedResponse &response, const char *detail)
{
    response.detail = QCoreApplication::translate("Errors", detail);
    return {.kind = http::ErrorKind::Conflict, .status = response.error.status};
}

} // namespace storedesk::api
