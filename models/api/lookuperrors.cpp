// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookuperrors.h"

#include <QCoreApplication>

namespace storedesk::api {

Error tooLate(const Request &request, const Finding &finding)
{
    Error error{.kind = finding.error ? finding.error->kind : Kind::Conflict};
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("Errors", text);
    };
    error.words.what =
        translated(QT_TRANSLATE_NOOP("Errors", "%1: not sent.")).arg(titleOf(operationOf(request)));
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

Error undecided(Error unknown, const Finding &finding)
{
    if (finding.error && !finding.error->words.why.isEmpty())
        unknown.words.why += u' ' + finding.error->words.why;
    unknown.candidates = finding.candidates;
    unknown.readFailed = finding.readFailed;
    return unknown;
}

Error conflict(ClassifiedResponse &response, const char *detail)
{
    response.detail = QCoreApplication::translate("Errors", detail);
    return {.kind = Kind::Conflict, .status = response.error.status};
}

} // namespace storedesk::api
