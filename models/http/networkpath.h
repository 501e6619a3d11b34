// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QSslError>
#include <QString>

class QUrl;

namespace storedesk::http {

// Describes certificate errors and names the certificates.
[[nodiscard]] QString describe(const QList<QSslError> &errors);
// Returns the name of the proxy used for the URL; empty for this computer.
[[nodiscard]] QString proxyTo(const QUrl &url);

} // namespace storedesk::http
