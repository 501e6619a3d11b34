// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

// The declarations of BSD sockets, which differ little between systems. Only for sources of this
// folder.
#ifdef Q_OS_WIN
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
// The C library's own header does not declare the count of received bytes.
#include <linux/tcp.h>
#else
#include <netinet/tcp.h>
#endif
#endif
