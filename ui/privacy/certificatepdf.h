// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "privacy/erasurecertificate.h"

namespace storedesk::ui::privacy {

// Returns the certificate as readable HTML in every language of the program: the result, and the
// meaning and limits of the certificate.
[[nodiscard]] QString certificateText(const storedesk::privacy::ErasureCertificate &certificate);
// Saves this text as a PDF.
[[nodiscard]] base::Result<void>
saveCertificatePdf(const storedesk::privacy::ErasureCertificate &certificate, const QString &path);

} // namespace storedesk::ui::privacy
