// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QSslError>
#include <QString>

class QUrl;

namespace storedesk::api {

// What is wrong with the certificates, and whose they are.
[[nodiscard]] QString describe(const QList<QSslError> &errors);
// The name of the proxy that stands between here and there; none for this computer.
[[nodiscard]] QString proxyTo(const QUrl &url);

} // namespace storedesk::api
